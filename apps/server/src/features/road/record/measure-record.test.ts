import { getRecordTrack, listRecords } from '@lumiroute/contract/record'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAd, makePlaylist, makeRoute } from '../../../testing/ad-factories.ts'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import { type MadeRecord, makeRecord, makeSamples } from '../../../testing/record-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { measureReported } from './measure-record.ts'
import { measureRecords } from './measure-records.ts'

let t: TestApp
let operator: Person
let now = new Date('2026-11-15T04:00:00Z')
beforeAll(async () => {
  t = await startTestApp({ now: () => now })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

/** Along the factory's route: 6 km east at 25.03 north. */
const along = (metres: number) => ({ latitude: 25.03, longitude: 121.5 + metres / 100_750, accuracy: 5 })
const drive = (fromM: number, toM: number) =>
  Array.from({ length: Math.floor((toM - fromM) / 10) }, (_none, i) => along(fromM + i * 10))

async function makeDriven(given: Partial<MadeRecord> = {}) {
  const routeId = (await makeRoute(t.deps)).id
  const playId1 = (await makePlaylist(t.deps, { images: 3 })).id
  const ad = await makeAd(t.deps, { routeId, playId1, broadcastDates: ['2026-11-14'] })
  return makeRecord(t.deps, { ad, reportedAt: now, ...given })
}
const measured = async ({ id }: MadeRecord) => {
  const { body } = await t.call(listRecords, { recordId: id }, operator.token)
  const [record] = body.adBroadcastRecordList
  const { kmDriven, movingSeconds, adherencePct, peopleTotal, peopleMinutes } = record as NonNullable<
    typeof record
  >
  return { kmDriven, movingSeconds, adherencePct, peopleTotal, peopleMinutes }
}

test('measures half of the route, the distance and the people', async () => {
  const record = await makeDriven()
  const fixes = drive(0, 3022)
  await makeSamples(t.deps, record, fixes.map((fix, i) => ({ ...fix, peopleCount: i % 2 ? 3 : null }))) // oxfmt-ignore
  await makeSamples(t.deps, record, [{ peopleCount: 5, deviceId: 2 }])
  await measureReported(t.deps, record.id)
  const found = await measured(record)
  expect(found.kmDriven).toBeCloseTo(3.02, 1)
  expect(found.movingSeconds).toBeCloseTo(301, -1)
  expect(Math.abs((found.adherencePct ?? 0) - 50)).toBeLessThan(2)
  expect(found.peopleTotal).toBe(5 + 151 * 3)
  // One count of 5 at the start, then 3 people for five minutes.
  expect(found.peopleMinutes).toBe(15)
})

const getGaps = async ({ id: recordId, adId, storeId }: MadeRecord) =>
  (await t.call(getRecordTrack, { storeId, adId, recordId }, operator.token)).body.routeGaps

test('returns the undriven parts of the route with the track', async () => {
  const record = await makeDriven()
  expect(await getGaps(record)).toBeNull()
  await makeSamples(t.deps, record, drive(0, 3022))
  await measureReported(t.deps, record.id)
  const [gap, ...others] = (await getGaps(record)) ?? []
  expect(others).toEqual([])
  expect(Math.abs((gap?.metres ?? 0) - 3022)).toBeLessThan(60)
  expect(gap?.line[0]?.[0]).toBeCloseTo(121.53, 3)
  expect(gap?.line.at(-1)?.[0]).toBeCloseTo(121.56, 3)
})

test('returns no gaps for a route driven completely', async () => {
  const record = await makeDriven()
  await makeSamples(t.deps, record, drive(0, 6060))
  await measureReported(t.deps, record.id)
  expect(await getGaps(record)).toEqual([])
})

test('leaves unmeasured values unknown, never zero', async () => {
  const record = await makeDriven({ startDateTime: null, endDateTime: null })
  await measureReported(t.deps, record.id)
  expect(await measured(record)).toEqual({
    kmDriven: null,
    movingSeconds: null,
    adherencePct: null,
    peopleTotal: null,
    peopleMinutes: null,
  })
})

test('caps a count too large for the column instead of failing', async () => {
  const record = await makeDriven()
  await makeSamples(
    t.deps,
    record,
    Array.from({ length: 2 }, () => ({ peopleCount: 2_000_000_000 })),
  )
  await measureReported(t.deps, record.id)
  expect((await measured(record)).peopleTotal).toBe(2_147_483_647)
})

test('measures a running day when due, and an ended one immediately', async () => {
  const record = await makeDriven({ endDateTime: null })
  const report = (change: string) =>
    t.deps.db.pool.query(`update broadcast_record set reported_at = $2${change} where id = $1`, [
      record.id,
      now,
    ])
  await makeSamples(t.deps, record, drive(0, 1000))
  await measureReported(t.deps, record.id)
  const early = await measured(record)
  await makeSamples(t.deps, record, drive(1000, 3000).map((fix, i) => ({ ...fix, recordTime: new Date(Date.parse('2026-11-14T09:01:40+08:00') + i * 1000) }))) // oxfmt-ignore
  now = new Date(now.getTime() + 60_000)
  await report('')
  await measureReported(t.deps, record.id)
  await measureRecords(t.deps)
  expect(await measured(record)).toEqual(early)

  now = new Date(now.getTime() + 600_000)
  await measureRecords(t.deps)
  expect((await measured(record)).kmDriven).toBeCloseTo(2.98, 1)

  await makeSamples(t.deps, record, drive(3000, 4000).map((fix, i) => ({ ...fix, recordTime: new Date(Date.parse('2026-11-14T09:05:00+08:00') + i * 1000) }))) // oxfmt-ignore
  await report(`, end_date_time = '2026-11-14 17:00+08'`)
  await measureReported(t.deps, record.id)
  expect((await measured(record)).kmDriven).toBeCloseTo(3.98, 1)
})

test('measures after a report without further calls', async () => {
  const record = await makeDriven()
  await makeSamples(t.deps, record, drive(0, 1000))
  await t.deps.db.write((tx) => t.deps.jobs.announce(tx, 'record.reported', { recordId: record.id }))
  expect(await until(async () => (await measured(record)).kmDriven)).toBeCloseTo(0.98, 1)
})
