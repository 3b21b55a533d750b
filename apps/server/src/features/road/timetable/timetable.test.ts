import {
  createMonth,
  createTimetable,
  deleteTimetable,
  monthAfter,
  listTimetables,
  updateTimetable,
} from '@lumiroute/contract/timetable'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookings } from '../../../db/schema/index.ts'
import { makeAd, makeTimetable, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { holdVehicles } from './queries/vehicle-booking.queries.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2031-01-15T12:00:00+08:00') })
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

const february = { year: 2031, month: 2 }
type Form = Parameters<typeof t.call<typeof createTimetable>>[1]['timetable_data']
type Change = Parameters<typeof t.call<typeof updateTimetable>>[1]['timetable_data']
const add = (vehicleId: number, days: Partial<Form> = {}) =>
  t.call(createTimetable, { vehicleId, timetable_data: { ...february, ...days } }, operator.token)
const update = (timetableId: number, change: Change, vehicleId?: number) =>
  t.call(
    updateTimetable,
    { timetableId, timetable_data: change, ...(vehicleId && { vehicleId }) },
    operator.token,
  )
const remove = (timetableId: number) => t.call(deleteTimetable, { timetableId }, operator.token)
const list = async (query: Parameters<typeof t.call<typeof listTimetables>>[1]) =>
  (await t.call(listTimetables, query, operator.token)).body

async function makeBooked(date: string, name = '春節檔期') {
  const vehicle = await makeVehicle(t.deps)
  const timetable = await makeTimetable(t.deps, vehicle.id, date)
  const ad = await makeAd(t.deps, { name, review: 'accept', broadcastDates: [date] })
  await t.deps.db.insert(bookings).values({ vehicleId: vehicle.id, date, adId: ad.id })
  return { vehicle, timetable, ad }
}

test('stores the given days, closes the rest, and ignores days that the month does not have', async () => {
  const vehicle = await makeVehicle(t.deps, { vehicleType: 'bus' })
  const { body } = await add(vehicle.id, {
    day1: 'online',
    day2: 'tt_avail',
    day3: 'tt_reserv',
    day31: 'online',
  })
  expect(body.message).toBe(`新增車輛「${vehicle.no}」2031-02 班表成功`)
  expect(body.timetable).toMatchObject({
    vehicle: { id: vehicle.id, no: vehicle.no, vehicleType: 'bus' },
    ...february,
    day1: 'online',
    day2: 'tt_avail',
    day3: 'tt_reserv',
    day4: 'offline',
    day28: 'offline',
    day29: null,
    day31: null,
    ads: [],
    freeDays: 2,
    bookedDays: 0,
  })
  expect((await list({ timetableId: body.timetable.id })).timetableList).toEqual([body.timetable])
})

test('allows one timetable per vehicle and month, even for simultaneous creates', async () => {
  const { id, no } = await makeVehicle(t.deps)
  const answers = await Promise.all([1, 2, 3].map(() => add(id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.fields).toEqual({ 'timetable_data.month': `車輛「${no}」已有 2031-02 的班表` })
})

test('returns not found for a missing vehicle', async () => {
  expect((await add(2_000_000_000)).status).toBe(404)
})

test.each([
  [{ day1: 'holiday' }, 'timetable_data.day1'],
  [{ day1: 5 }, 'timetable_data.day1'],
  [{ day1: '12345678901' }, 'timetable_data.day1'],
  [{ month: 13 }, 'timetable_data.month'],
  [{ year: '2031' }, 'timetable_data.year'],
])('rejects %j at its field', async (wrong, field) => {
  const { id } = await makeVehicle(t.deps)
  const { status, body } = await add(id, wrong as unknown as Form)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

test('updates only the given days', async () => {
  const { id } = await makeVehicle(t.deps)
  const made = await makeTimetable(t.deps, id, '2031-02-01')
  const { body } = await update(made.id, { day5: 'offline', day6: null, version: 1 })
  expect(body.timetable).toMatchObject({ day4: 'online', day5: 'offline', day6: 'online', version: 2 })
  expect(body.timetable.freeDays).toBe(27)
  expect((await update(made.id, { day5: 'online', version: 1 })).status).toBe(409)
})

test('rejects changing a timetable’s vehicle or month', async () => {
  const [one, two] = [await makeVehicle(t.deps), await makeVehicle(t.deps)]
  const made = await makeTimetable(t.deps, one.id, '2031-02-01')
  expect((await update(made.id, {}, two.id)).body.fields).toEqual({ vehicleId: '班表的車輛不可變更' })
  const moved = await update(made.id, { month: 3 })
  expect(moved.body.fields).toEqual({ 'timetable_data.month': '班表的年月不可變更' })
  expect((await update(made.id, { ...february }, one.id)).status).toBe(200)
})

test('shows the ad of a booked day and rejects changing it', async () => {
  const { timetable, ad } = await makeBooked('2031-02-10')
  const [shown] = (await list({ timetableId: timetable.id })).timetableList
  expect(shown).toMatchObject({
    day9: 'online',
    day10: String(ad.id),
    ads: [{ id: ad.id, name: '春節檔期' }],
    freeDays: 27,
    bookedDays: 1,
  })
  const { status, body } = await update(timetable.id, { day9: 'offline', day10: 'offline' })
  expect(status).toBe(409)
  expect(body.message).toBe('2031-02-10 已排定廣告「春節檔期」，不可變更')
  expect((await list({ timetableId: timetable.id })).timetableList[0]?.day9).toBe('online')
  const resent = await update(timetable.id, { day9: 'offline', day10: String(ad.id) })
  expect(resent.body.timetable).toMatchObject({ day9: 'offline', day10: String(ad.id) })
})

const waitingText = `select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
const isSomebodyWaiting = async () => (await t.deps.db.pool.query(waitingText)).rowCount

test('does not close a day that is being booked', async () => {
  const vehicle = await makeVehicle(t.deps)
  const timetable = await makeTimetable(t.deps, vehicle.id, '2031-02-01')
  const ad = await makeAd(t.deps)
  const closing = await t.deps.db.write(async (tx) => {
    await holdVehicles(tx, [vehicle.id])
    const answer = update(timetable.id, { day7: 'offline' })
    await vi.waitUntil(isSomebodyWaiting)
    await tx.insert(bookings).values({ vehicleId: vehicle.id, date: '2031-02-07', adId: ad.id })
    return { answer }
  })
  expect((await closing.answer).status).toBe(409)
})

test('deletes a timetable only without bookings', async () => {
  const { timetable } = await makeBooked('2031-02-11')
  const { status, body } = await remove(timetable.id)
  expect(status).toBe(409)
  expect(body.message).toBe('班表中有 1 日已排定廣告（2031-02-11「春節檔期」），無法刪除')
  const empty = await makeTimetable(t.deps, (await makeVehicle(t.deps)).id, '2031-02-01')
  expect((await remove(empty.id)).status).toBe(200)
  expect((await remove(empty.id)).status).toBe(404)
  expect((await update(empty.id, {})).status).toBe(404)
})

test('filters by vehicle, month and words', async () => {
  const vehicle = await makeVehicle(t.deps, { no: 'NARROW-1' })
  for (const date of ['2030-12-01', '2031-01-01', '2031-02-01']) await makeTimetable(t.deps, vehicle.id, date)
  const months = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).timetableList.map(({ year, month }) => `${year}-${month}`)
  expect(await months({ vehicleId: vehicle.id })).toEqual(['2031-2', '2031-1', '2030-12'])
  expect(await months({ vehicleId: vehicle.id, sort: 'yearMon', size: 1 })).toEqual(['2030-12'])
  expect(await months({ vehicleId: vehicle.id, yearMon: '2031-01' })).toEqual(['2031-1'])
  expect(await months({ q: 'narrow', yearMon: '2030-12' })).toEqual(['2030-12'])
  expect(await list({ vehicleId: vehicle.id, page: 1, size: 2 })).toMatchObject({ total: 3 })
  expect((await t.call(listTimetables, { yearMon: '2031-13' }, operator.token)).status).toBe(400)
})

test('creates a month for every online vehicle without one, from its previous pattern', async () => {
  const [rested, fresh] = [await makeVehicle(t.deps), await makeVehicle(t.deps)]
  const parked = await makeVehicle(t.deps, { vehicleStatus: 'repair' })
  // 2031-02-02 and its twin 2031-03-02 are Sundays.
  const days = Array.from({ length: 31 }, (_, i) => (i === 1 ? 'offline' : 'online'))
  await makeTimetable(t.deps, rested.id, '2031-02-01', days)
  const { month } = monthAfter(february)
  const call = () => t.call(createMonth, { yearMon: `2031-0${month}` }, operator.token)
  expect((await call()).body.added).toBeGreaterThan(1)
  const made = async (vehicleId: number) => (await list({ vehicleId, yearMon: '2031-03' })).timetableList[0]
  expect(await made(rested.id)).toMatchObject({ day1: 'online', day2: 'offline', day31: 'online' })
  expect(await made(fresh.id)).toMatchObject({ day2: 'online', freeDays: 31 })
  expect(await made(parked.id)).toBeUndefined()
  expect((await call()).body).toMatchObject({ added: 0, message: '營運中車輛都已有 2031-03 的班表' })
})
