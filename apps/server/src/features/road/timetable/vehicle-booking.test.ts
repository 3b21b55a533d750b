import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '../../../db/schema/index.ts'
import { makeAd, makeTimetable, makeVehicle } from '../../../testing/ad-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listFreeVehicles } from './queries/vehicle-booking.queries.ts'

let t: TestApp
beforeAll(async () => (t = await startTestApp()))
afterAll(() => t.close())

const free = async (type: string, dates: string[]) =>
  (await listFreeVehicles(t.deps.db, type, dates)).map((row) => `${row.date} ${row.vehicleNo}`)
const month = (change: Record<number, string> = {}) =>
  Array.from({ length: 31 }, (_, i) => change[i + 1] ?? 'online')

test('finds a vehicle free on the open days of its timetable', async () => {
  const { id } = await makeVehicle(t.deps, { no: 'OPEN-1', vehicleType: 'bus' })
  const closed = { 2: 'offline', 3: 'tt_avail', 4: 'tt_reserv', 5: 'tt_unavail' }
  await makeTimetable(t.deps, id, '2031-02-01', month(closed))
  const dates = [1, 2, 3, 4, 5].map((day) => `2031-02-0${day}`)
  expect(await free('bus', [...dates, '2031-03-01'])).toEqual(['2031-02-01 OPEN-1', '2031-02-03 OPEN-1'])
  expect(await free('motor', dates)).toEqual([])
})

test('does not find a vehicle that is offline, in repair or booked', async () => {
  const made = await Promise.all(
    ['online', 'online', 'offline', 'repair'].map((vehicleStatus, i) =>
      makeVehicle(t.deps, { no: `ROAD-${i}`, vehicleType: 'truck', vehicleStatus }),
    ),
  )
  for (const { id } of made) await makeTimetable(t.deps, id, '2031-02-01')
  const { id: adId } = await makeAd(t.deps)
  await t.deps.db.insert(bookings).values({ vehicleId: made[0]?.id ?? 0, date: '2031-02-28', adId })
  expect(await free('truck', ['2031-02-28', '2031-02-27'])).toEqual([
    '2031-02-27 ROAD-0',
    '2031-02-27 ROAD-1',
    '2031-02-28 ROAD-1',
  ])
})
