import { type BundleContent, type BundleRecord, cleanName, makeSamples } from '@lumiroute/evidence/bundle'
import type { Language } from '@lumiroute/contract/text'
import type { DeliveryMoment } from '../../../clock/delivery-moment.ts'
import type { Handle } from '../../../db/db.ts'
import { readCounts } from '../../road/record/read-counts.ts'
import { readDelivery } from '../../road/record/read-delivery.ts'
import { readMeasured } from '../../road/record/read-measured.ts'
import { findFunnelOfRecord, readFunnel } from '../effect/read-funnel.ts'
import { readTrack } from '../../road/record/read-track.ts'
import { type RecordRow, requireRecord } from '../../road/record/require-record.ts'
import {
  type BookedAd,
  type BookedRecord,
  listApprovedFiles,
  listBookedRecords,
} from './queries/content.queries.ts'
import { readChains } from './read-chains.ts'

const trackPoints = 1200

export type Asked = {
  ad: BookedAd
  recordId: number | null
  language: Language
  timeZone: string
  moment: DeliveryMoment
}

/** What a report says, without the transparency log. */
export async function readContent(db: Handle, asked: Asked): Promise<BundleContent> {
  const { ad, recordId, language, timeZone, moment } = asked
  const booked = await listBookedRecords(db, ad.id, recordId, moment.now)
  const records: BundleRecord[] = []
  for (const each of booked) records.push(await readRecord(db, asked, each))
  return {
    format: 'lumiroute-bundle-1',
    kind: recordId === null ? 'ad' : 'date',
    language,
    issuedAt: moment.now.toISOString(),
    timeZone,
    booking: {
      adId: ad.id,
      adName: cleanName(ad.name),
      storeName: cleanName(ad.storeName),
      dates: await readDates(db, asked, records),
    },
    materials: (await listApprovedFiles(db, ad.id)).map(({ since, name, ...file }) => ({
      ...file,
      name: cleanName(name),
      since: since?.toISOString() ?? null,
    })),
    records,
    funnel: await readSteps(db, ad, recordId),
    log: null,
  }
}

/** The dates of a report with what was promised, and how much of it is due. */
async function readDates(db: Handle, { ad, recordId, moment }: Asked, records: readonly BundleRecord[]) {
  const dates: BundleContent['booking']['dates'] = []
  for (const date of recordId === null ? ad.dates : records.map((record) => record.date)) {
    const known = records.find((record) => record.date === date)
    const delivery = known && (await readDelivery(db, known.id, moment))
    dates.push({
      date,
      minutes: delivery?.plannedMinutes ?? null,
      plays: delivery?.plannedPlays ?? null,
      dueMinutes: delivery?.dueMinutes ?? null,
      duePlays: delivery?.duePlays ?? null,
    })
  }
  return dates
}

async function readRecord(
  db: Handle,
  { ad, moment }: Asked,
  { id, place, scans, route }: BookedRecord,
): Promise<BundleRecord> {
  const row = await requireRecord(db, ad, { recordId: id })
  return {
    id,
    date: row.broadcastDate,
    place: cleanName(place),
    startAt: row.startDateTime?.toISOString() ?? null,
    endAt: row.endDateTime?.toISOString() ?? null,
    measured: await readMeasured(db, id, moment.now),
    route,
    ...(await readChains(db, id)),
    samples: await readSamples(db, row),
    track: await readOwnTrack(db, row),
    scans,
  }
}

async function readSamples(db: Handle, row: RecordRow): Promise<BundleRecord['samples']> {
  const counts = await readCounts(db, row)
  const startMs = row.startDateTime?.getTime()
  const endMs = row.endDateTime?.getTime() ?? counts.at[counts.at.length - 1]
  if (counts.at.length === 0 || startMs === undefined || endMs === undefined) return null
  return makeSamples(counts, { startMs, endMs })
}

async function readOwnTrack(db: Handle, row: RecordRow): Promise<BundleRecord['track']> {
  const points = await readTrack(db, row, trackPoints)
  const [first] = points
  if (!first) return null
  return {
    from: new Date(first.at).toISOString(),
    at: points.map(({ at }) => at - first.at),
    lat: points.map(({ lat }) => lat * 10),
    lng: points.map(({ lng }) => lng * 10),
  }
}

/** What followed the scans; empty without scans. */
async function readSteps(
  db: Handle,
  ad: BookedAd,
  recordId: number | null,
): Promise<BundleContent['funnel']> {
  const funnel = await readFunnel(db, { storeId: ad.storeId, adId: ad.id })
  const figures = recordId === null ? funnel.total : findFunnelOfRecord(funnel, recordId)
  if (!figures || figures.scans === 0) return []
  const { scans, follows, coupons, orders, amount } = figures
  return [
    { step: 'scan', count: scans, amount: null },
    { step: 'follow', count: follows, amount: null },
    { step: 'coupon', count: coupons, amount: null },
    { step: 'order', count: orders, amount },
  ]
}
