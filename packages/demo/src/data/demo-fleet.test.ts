import { vehicleTypeCodes } from '@lumiroute/contract/ad'
import { listDevices } from '@lumiroute/contract/device'
import { getAvailability, monthAfter, listTimetables } from '@lumiroute/contract/timetable'
import { listVehicles } from '@lumiroute/contract/vehicle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMonth } from '@lumiroute/server/features/road/timetable/month-dates.ts'
import { today } from '@lumiroute/server/clock/business-day.ts'
import { makeOperator, type Person } from '@lumiroute/server/testing/factories.ts'
import { startTestApp, type TestApp } from '@lumiroute/server/testing/test-app.ts'
import { loadDemoFleet } from './demo-fleet.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
  await t.deps.db.write((tx) => loadDemoFleet(tx, t.deps))
})
afterAll(() => t.close())

test('the demo has twelve vehicles, most of them on the road, each with its screen', async () => {
  const { vehicleList } = (await t.call(listVehicles, {}, operator.token)).body
  expect(vehicleList).toHaveLength(12)
  expect(
    vehicleList
      .map(({ vehicleStatus }) => vehicleStatus.code)
      .toSorted()
      .slice(0, 3),
  ).toEqual(['offline', 'online', 'online'])
  expect(vehicleList.every(({ deviceOne }) => deviceOne !== null)).toBe(true)
  const { deviceList } = (await t.call(listDevices, { q: '信義威秀廣場' }, operator.token)).body
  expect(deviceList).toMatchObject([{ kind: 'player', vehicle: null }])
})

test('three months are planned, and every type is free on some day of the next', async () => {
  const { timetableList } = (await t.call(listTimetables, {}, operator.token)).body
  expect(timetableList).toHaveLength(36)
  const [year, month] = today(t.deps).split('-').map(Number) as [number, number]
  const yearMonth = formatMonth(monthAfter({ year, month }))
  for (const vehicleType of vehicleTypeCodes) {
    const { availability } = (await t.call(getAvailability, { vehicleType, yearMonth }, operator.token)).body
    expect(availability.some(({ free }) => free > 0)).toBe(true)
  }
})
