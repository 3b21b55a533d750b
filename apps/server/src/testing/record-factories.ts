import { randomUUID } from 'node:crypto'
import {
  broadcastRecords,
  deliveryPromises,
  gameResults,
  recordPlays,
  recordSamples,
} from '../db/schema/index.ts'
import { saveSnapshot } from '../features/advertising/ad/save-snapshot.ts'
import type { Deps } from '../deps.ts'
import { dateIn, type MadeAd, makeAd } from './ad-factories.ts'

type NewRecord = Partial<typeof broadcastRecords.$inferInsert> & { ad?: MadeAd }
export type MadeRecord = typeof broadcastRecords.$inferSelect

/** The record of an approved ad's first date; started and ended unless times are given. */
export async function makeRecord(deps: Deps, { ad: given, ...values }: NewRecord = {}): Promise<MadeRecord> {
  const storeId = values.storeId
  const ad =
    given ?? (await makeAd(deps, { broadcastDates: [dateIn(deps, -1)], ...(storeId && { storeId }) }))
  await deps.db.write((tx) => saveSnapshot(tx, ad.id, 0))
  const broadcastDate = values.broadcastDate ?? (ad.broadcastDates[0] as string)
  const [record] = await deps.db
    .insert(broadcastRecords)
    .values({
      startDateTime: new Date(`${broadcastDate}T09:00:00+08:00`),
      endDateTime: new Date(`${broadcastDate}T17:00:00+08:00`),
      ...values,
      adId: ad.id,
      storeId: ad.storeId,
      broadcastDate,
    })
    .returning()
  return record as MadeRecord
}

type NewPromise = { minutes: number; plays?: number | null; createdAt?: Date }

/** What was promised for the record's date; stored long before it unless a time is given. */
export async function makePromise(deps: Deps, { adId, broadcastDate }: MadeRecord, given: NewPromise) {
  const createdAt = given.createdAt ?? new Date(`${broadcastDate}T00:00:00Z`)
  createdAt.setUTCDate(createdAt.getUTCDate() - (given.createdAt ? 0 : 7))
  const values = { adId, date: broadcastDate, plays: null, ...given, createdAt }
  await deps.db.insert(deliveryPromises).values(values)
}

type NewSample = Partial<typeof recordSamples.$inferInsert>

/** Samples from the record's ninth hour on, at this interval in seconds. */
export async function makeSamples(
  deps: Deps,
  { id, broadcastDate }: MadeRecord,
  samples: NewSample[],
  everySeconds = 1,
): Promise<void> {
  const start = Date.parse(`${broadcastDate}T09:00:00+08:00`)
  await deps.ensureSampleMonth(start)
  const rows = samples.map((sample, i) => ({
    recordId: id,
    deviceId: 1,
    recordTime: new Date(start + i * everySeconds * 1000),
    ...sample,
  }))
  for (let i = 0; i < rows.length; i += 1000)
    await deps.db.insert(recordSamples).values(rows.slice(i, i + 1000))
}

type NewPlay = Partial<typeof recordPlays.$inferInsert> & { startAt: Date; endAt: Date }

export async function makePlay(deps: Deps, { id }: MadeRecord, given: NewPlay): Promise<void> {
  const playedMs = given.endAt.getTime() - given.startAt.getTime()
  const values = {
    materialId: 1,
    sha256: '0'.repeat(64),
    plannedMs: playedMs,
    playedMs,
    deviceId: 1,
    ...given,
  }
  await deps.db.insert(recordPlays).values({ playId: randomUUID(), recordId: id, ...values })
}

type NewResult = Partial<typeof gameResults.$inferInsert>

export async function makeResult(deps: Deps, record: MadeRecord, given: NewResult = {}): Promise<void> {
  await deps.db.insert(gameResults).values({
    resultId: randomUUID(),
    recordId: record.id,
    recordTime: new Date(`${record.broadcastDate}T10:00:00+08:00`),
    userName: '小明',
    score: 10,
    endStatus: 'win',
    ...given,
  })
}
