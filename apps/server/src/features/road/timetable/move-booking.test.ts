import { updateTimetable } from '@lumiroute/contract/timetable'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings, broadcastRecords } from '../../../db/schema/index.ts'
import { makeAd, makeTimetable, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2031-01-15T12:00:00+08:00') })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

const date = '2031-01-20'
type Given = { vehicleType?: string; startDateTime?: Date; date?: string; days?: string[] }

/** An accepted ad on one vehicle, and a second vehicle with its own timetable. */
async function makeMove({ vehicleType = 'car', startDateTime, days, ...given }: Given = {}) {
  const at = given.date ?? date
  const from = await makeVehicle(t.deps)
  const to = await makeVehicle(t.deps, { vehicleType })
  await makeTimetable(t.deps, from.id, at)
  const timetable = await makeTimetable(t.deps, to.id, at, days)
  const ad = await makeAd(t.deps, { name: '新年', review: 'accept', broadcastDates: [at] })
  await t.deps.db.insert(bookings).values({ vehicleId: from.id, date: at, adId: ad.id })
  const record = { adId: ad.id, storeId: ad.storeId, vehicleId: from.id, broadcastDate: at, startDateTime }
  await t.deps.db.insert(broadcastRecords).values(record)
  return { from, to, timetable, ad }
}

const set = (timetableId: number, change: Record<string, string>) =>
  t.call(updateTimetable, { timetableId, timetable_data: change }, operator.token)

async function carriers(adId: number, at = date) {
  const [booking] = await t.deps.db.select().from(bookings).where(eq(bookings.adId, adId))
  const [record] = await t.deps.db
    .select()
    .from(broadcastRecords)
    .where(and(eq(broadcastRecords.adId, adId), eq(broadcastRecords.broadcastDate, at)))
  return [booking?.vehicleId, record?.vehicleId]
}

test('moves an ad with its record to another vehicle’s day', async () => {
  const { to, timetable, ad } = await makeMove()
  const { body } = await set(timetable.id, { day20: String(ad.id) })
  expect(body.timetable).toMatchObject({ day20: String(ad.id), ads: [{ id: ad.id, name: '新年' }] })
  expect(await carriers(ad.id)).toEqual([to.id, to.id])
})

test.each([
  ['another type', { vehicleType: 'bus' }, '2031-01-20 廣告「新年」的車輛類型不符'],
  ['a started record', { startDateTime: new Date() }, '2031-01-20 廣告「新年」已開始播放'],
  [
    'a closed day',
    { days: Array.from({ length: 31 }, () => 'tt_unavail') },
    /^2031-01-20 車輛「.+」無法播放廣告$/,
  ],
])('rejects moving the ad: %s', async (_why, given, text) => {
  const { from, timetable, ad } = await makeMove(given)
  const { status, body } = await set(timetable.id, { day20: String(ad.id), day21: 'offline' })
  expect(status).toBe(400)
  expect(body.fields?.['timetable_data.day20']).toMatch(text)
  expect(await carriers(ad.id)).toEqual([from.id, from.id])
})

test('does not move a past day', async () => {
  const { timetable, ad } = await makeMove({ date: '2031-01-14' })
  const { body } = await set(timetable.id, { day14: String(ad.id) })
  expect(body.fields).toEqual({ 'timetable_data.day14': '2031-01-14 已過，不可變更' })
})

test('accepts an ad only on a day it was approved for', async () => {
  const { timetable, ad } = await makeMove()
  const draft = await makeAd(t.deps, { broadcastDates: [date] })
  const wrong: [string, string][] = [
    ['day20', String(draft.id)],
    ['day21', String(ad.id)],
    ['day22', '9999999999'],
    ['day23', '0'],
  ]
  for (const [day, value] of wrong) {
    const { status, body } = await set(timetable.id, { [day]: value })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`timetable_data.${day}`]])
  }
})

test('gives a day to one of two ads set simultaneously', async () => {
  const one = await makeMove()
  const two = await makeMove()
  const answers = await Promise.all(
    [one.ad, two.ad].map(({ id }) => set(one.timetable.id, { day20: String(id) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
