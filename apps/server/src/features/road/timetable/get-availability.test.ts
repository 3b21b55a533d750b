import { getAvailability } from '@lumiroute/contract/timetable'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '../../../db/schema/index.ts'
import { makeAd, makeOrder, makeTimetable, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let own: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date('2031-02-03T00:30:00+08:00') })
  own = await makeStoreAdmin(t.deps)
})
afterAll(() => t.close())

const ask = async (vehicleType: 'car' | 'truck' | 'bus', yearMonth = '2031-02') => {
  const { body } = await t.call(getAvailability, { vehicleType, yearMonth }, own.token)
  return new Map(body.availability.map(({ date, ...day }) => [Number(date.slice(-2)), day]))
}

test('shows a store the number of free vehicles per day from today on', async () => {
  const codes = ['online', 'online', 'tt_avail', 'tt_reserv', 'offline']
  const days = Array.from({ length: 31 }, (_, i) => codes[i] ?? 'online')
  const vehicles = [await makeVehicle(t.deps), await makeVehicle(t.deps)]
  for (const { id } of vehicles) await makeTimetable(t.deps, id, '2031-02-01', days)
  const repaired = await makeVehicle(t.deps, { vehicleStatus: 'repair' })
  await makeTimetable(t.deps, repaired.id, '2031-02-01')
  await makeVehicle(t.deps)
  const { id: adId } = await makeAd(t.deps, { review: 'accept' })
  await t.deps.db.insert(bookings).values({ vehicleId: vehicles[0]?.id ?? 0, date: '2031-02-06', adId })
  const found = await ask('car')
  expect(found.size).toBe(28)
  expect(found.get(2)).toEqual({ free: 0, total: 2, waiting: 0 })
  expect(found.get(3)).toEqual({ free: 2, total: 2, waiting: 0 })
  expect(found.get(4)).toEqual({ free: 0, total: 2, waiting: 0 })
  expect(found.get(5)).toEqual({ free: 0, total: 0, waiting: 0 })
  expect(found.get(6)).toEqual({ free: 1, total: 2, waiting: 0 })
  expect((await ask('car', '2031-03')).get(31)).toEqual({ free: 0, total: 0, waiting: 0 })
})

test('counts paid ads and ads in review as waiting, but not drafts and booked ones', async () => {
  const broadcastDates = ['2031-02-20']
  const made = { vehicleType: 'truck', broadcastDates }
  await makeOrder(t.deps, await makeAd(t.deps, made))
  await makeAd(t.deps, { ...made, review: 'request' })
  await makeAd(t.deps, { ...made, review: 'request', moveType: 'fix_play' })
  await makeOrder(t.deps, await makeAd(t.deps, made), { paymentStatus: 'PENDING' })
  const changed = await makeAd(t.deps, { ...made, review: 'request' })
  const { id: vehicleId } = await makeVehicle(t.deps, { vehicleType: 'truck' })
  await t.deps.db.insert(bookings).values({ vehicleId, date: '2031-02-20', adId: changed.id })
  expect((await ask('truck')).get(20)?.waiting).toBe(2)
  expect((await ask('truck')).get(21)?.waiting).toBe(0)
  expect((await ask('bus')).get(20)?.waiting).toBe(0)
})

test.each(['2031-2', '0000-01', '2031-13', ''])('rejects the month %j', async (yearMonth) => {
  const { status } = await t.call(getAvailability, { vehicleType: 'car', yearMonth }, own.token)
  expect(status).toBe(400)
})
