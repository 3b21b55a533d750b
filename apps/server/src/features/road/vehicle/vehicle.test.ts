import { createVehicle, deleteVehicle, listVehicles, updateVehicle } from '@lumiroute/contract/vehicle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings, broadcastRecords } from '../../../db/schema/index.ts'
import {
  dateIn,
  makeAd,
  makeDevice,
  makeTimetable,
  makeVehicle,
  type MadeVehicle,
} from '../../../testing/ad-factories.ts'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

type Form = Parameters<typeof t.call<typeof createVehicle>>[1]['vehicle_data']
const form = (no: string, change: Partial<Form> = {}): Form => ({
  no,
  vehicleType: 'car',
  vehicleStatus: 'online',
  ...change,
})
const add = (data: Form) => t.call(createVehicle, { vehicle_data: data }, operator.token)
const update = ({ id, no }: MadeVehicle, change: Partial<Form> & { version?: number } = {}) =>
  t.call(updateVehicle, { vehicle_data: { ...form(no), ...change, vehicleId: id } }, operator.token)
const remove = (vehicleId: number) => t.call(deleteVehicle, { vehicleId }, operator.token)
const list = async (query: Parameters<typeof t.call<typeof listVehicles>>[1]) =>
  (await t.call(listVehicles, query, operator.token)).body

async function book(vehicle: MadeVehicle, days: number, name = '夏日特賣') {
  const date = dateIn(t.deps, days)
  const ad = await makeAd(t.deps, { name, broadcastDates: [date] })
  await t.deps.db.insert(bookings).values({ vehicleId: vehicle.id, date, adId: ad.id })
  return { ad, date }
}

test('creates a vehicle with its boxes', async () => {
  const player = await makeDevice(t.deps, { name: '車尾螢幕' })
  const sensor = await makeDevice(t.deps, { kind: 'sensor', name: '人流盒' })
  const data = form('ABC-1234', { deviceOne: player.macAddr.toLowerCase(), sensorOne: sensor.macAddr })
  const { body } = await add(data)
  expect(body.message).toBe('新增車輛「ABC-1234」成功')
  expect(body.vehicle).toMatchObject({
    no: 'ABC-1234',
    deviceOne: { macAddr: player.macAddr, name: '車尾螢幕' },
    sensorOne: { macAddr: sensor.macAddr, name: '人流盒' },
    vehicleType: { code: 'car', name: '汽車' },
    vehicleStatus: { code: 'online', name: '營運中' },
    version: 1,
  })
  expect((await list({ vehicleId: body.vehicle.id })).vehicleList).toEqual([body.vehicle])
  expect((await list({ q: '車尾螢' })).vehicleList).toEqual([body.vehicle])
})

test('treats a drop-down at its placeholder as no choice', async () => {
  const data = { ...form('NONE-1'), deviceOne: 0, sensorOne: '0' } as unknown as Form
  expect((await add(data)).body.vehicle).toMatchObject({ deviceOne: null, sensorOne: null })
})

test('rejects a number that differs only in case', async () => {
  await add(form('TAKEN-1'))
  const { body } = await add(form('taken-1'))
  expect([body.status, body.fields]).toEqual([409, { 'vehicle_data.no': '車號已存在' }])
})

test.each([
  [{ no: ' ' }, { 'vehicle_data.no': '**必填' }],
  [{ vehicleType: '0' }, { 'vehicle_data.vehicleType': '**必填' }],
  [{ vehicleStatus: 0 }, { 'vehicle_data.vehicleStatus': '**必填' }],
  [{ deviceOne: 'AA:BB' }, { 'vehicle_data.deviceOne': 'MAC 位址格式有誤，例如 AA:BB:CC:DD:EE:FF' }],
  [{ deviceOne: '02:00:00:00:00:01' }, { 'vehicle_data.deviceOne': '找不到此裝置' }],
])('rejects %j at its field', async (wrong, fields) => {
  const { body } = await add({ ...form('WRONG-1'), ...wrong } as unknown as Form)
  expect([body.status, body.fields]).toEqual([400, fields])
})

test('rejects a box of the other kind', async () => {
  const [player, sensor] = [await makeDevice(t.deps), await makeDevice(t.deps, { kind: 'sensor' })]
  const swapped = await add(form('SWAP-1', { deviceOne: sensor.macAddr }))
  expect(swapped.body.fields).toEqual({ 'vehicle_data.deviceOne': '此裝置不是播放器' })
  const other = await add(form('SWAP-1', { sensorOne: player.macAddr }))
  expect(other.body.fields).toEqual({ 'vehicle_data.sensorOne': '此裝置不是感測器' })
})

test('rejects a box of another vehicle, and names that vehicle', async () => {
  const { macAddr: deviceOne } = await makeDevice(t.deps)
  const first = await makeVehicle(t.deps, { no: 'FIRST-1', deviceOne })
  const { body } = await add(form('SECOND-1', { deviceOne }))
  expect(body.status).toBe(409)
  expect(body.fields).toEqual({ 'vehicle_data.deviceOne': '此裝置已裝於車輛「FIRST-1」' })
  expect((await update(first, { deviceOne })).status).toBe(200)
})

test('gives a box to one of two vehicles that take it simultaneously', async () => {
  const { macAddr: deviceOne } = await makeDevice(t.deps)
  const answers = await Promise.all(['RUN-1', 'RUN-2', 'RUN-3'].map((no) => add(form(no, { deviceOne }))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('rejects an update based on an outdated version', async () => {
  const vehicle = await makeVehicle(t.deps)
  const answers = await Promise.all([1, 2].map(() => update(vehicle, { version: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  ['repair', { vehicleStatus: 'repair' }],
  ['offline', { vehicleStatus: 'offline' }],
  ['another type', { vehicleType: 'bus' }],
] as const)('rejects changing a vehicle with future bookings to %s', async (_to, change) => {
  const vehicle = await makeVehicle(t.deps)
  const { date } = await book(vehicle, 3)
  const { status, body } = await update(vehicle, change)
  expect(status).toBe(409)
  expect(body.message).toBe(
    `車輛「${vehicle.no}」已排定廣告：${date}「夏日特賣」，請先將廣告改由其他車輛播放`,
  )
  expect((await update(vehicle)).status).toBe(200)
})

test('allows a vehicle without future bookings to go offline', async () => {
  const vehicle = await makeVehicle(t.deps)
  await book(vehicle, -1)
  expect((await update(vehicle, { vehicleStatus: 'repair' })).status).toBe(200)
})

test('rejects deleting a vehicle in use, and names the use', async () => {
  const vehicle = await makeVehicle(t.deps)
  const { ad, date } = await book(vehicle, 3)
  await makeTimetable(t.deps, vehicle.id, date)
  const record = { adId: ad.id, storeId: ad.storeId, vehicleId: vehicle.id, broadcastDate: date }
  await t.deps.db.insert(broadcastRecords).values(record)
  const { status, body } = await remove(vehicle.id)
  expect(status).toBe(409)
  expect(body.message).toBe(
    `車輛「${vehicle.no}」尚有 1 筆廣告預訂、1 份班表、1 筆播放紀錄，無法刪除，可改為停駛`,
  )
})

test('deletes an unused vehicle once', async () => {
  const { id } = await makeVehicle(t.deps)
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).status).toBe(404)
  expect((await update({ id, no: 'GONE' } as MadeVehicle)).status).toBe(404)
})

test('filters by type and status, and sorts in both directions', async () => {
  for (const [no, vehicleStatus] of [
    ['SORT-b', 'online'],
    ['SORT-A', 'repair'],
    ['SORT-c', 'online'],
  ] as const)
    await makeVehicle(t.deps, { no, vehicleStatus, vehicleType: 'motor' })
  const numbers = async (query: Parameters<typeof list>[0]) =>
    (await list({ vehicleType: 'motor', ...query })).vehicleList.map(({ no }) => no)
  expect(await numbers({})).toEqual(['SORT-A', 'SORT-b', 'SORT-c'])
  expect(await numbers({ sort: '-no', size: 2 })).toEqual(['SORT-c', 'SORT-b'])
  expect(await numbers({ vehicleStatus: 'repair' })).toEqual(['SORT-A'])
  expect(await list({ vehicleType: 'motor', page: 2, size: 2 })).toMatchObject({ total: 3 })
})
