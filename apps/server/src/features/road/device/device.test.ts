import { createDevice, deleteDevice, listDevices, updateDevice } from '@lumiroute/contract/device'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDevice, makePlace, makePlaylist, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeOperator, type Person, getPlatform } from '../../../testing/factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

type Form = Parameters<typeof t.call<typeof createDevice>>[1]['device_data']
type Change = Parameters<typeof t.call<typeof updateDevice>>[1]['device_data']
const add = (data: Form) => t.call(createDevice, { device_data: data }, operator.token)
const update = (data: Change) => t.call(updateDevice, { device_data: data }, operator.token)
const remove = (macAddr: string) => t.call(deleteDevice, { macAddr }, operator.token)
const list = async (query: Parameters<typeof t.call<typeof listDevices>>[1]) =>
  (await t.call(listDevices, query, operator.token)).body.deviceList

test.each([
  ['aa-bb-cc-00-00-01', 'AA:BB:CC:00:00:01'],
  ['aabb.cc00.0002', 'AA:BB:CC:00:00:02'],
  [' AABBCC000003 ', 'AA:BB:CC:00:00:03'],
])('stores the address %s as %s', async (typed, kept) => {
  const { body } = await add({ macAddr: typed, name: '看板' })
  expect(body.message).toBe('新增裝置「看板」成功')
  expect(body.device).toMatchObject({ macAddr: kept, kind: 'player', location: '', vehicle: null })
  expect(await list({ macAddr: typed })).toEqual([body.device])
})

test('rejects a taken address in another spelling', async () => {
  await add({ macAddr: 'AA:BB:CC:00:01:01' })
  const { body } = await add({ macAddr: 'aabbcc000101' })
  expect([body.status, body.fields]).toEqual([409, { 'device_data.macAddr': '此 MAC 位址已登錄' }])
})

test.each([
  ['', '**必填'],
  ['AA:BB:CC:00:00', 'MAC 位址格式有誤，例如 AA:BB:CC:DD:EE:FF'],
  ['AA:BB:CC:00:00:0G', 'MAC 位址格式有誤，例如 AA:BB:CC:DD:EE:FF'],
])('rejects the address %j', async (macAddr, text) => {
  const { body } = await add({ macAddr })
  expect([body.status, body.fields]).toEqual([400, { 'device_data.macAddr': text }])
})

test('accepts the platform’s playlists as default and rejects a store’s', async () => {
  const own = await makePlaylist(t.deps, { storeId: (await getPlatform(t.deps)).id, name: '平台形象' })
  const foreign = await makePlaylist(t.deps)
  const { macAddr } = await makeDevice(t.deps)
  const chosen = await update({ macAddr, defaultPlayId1: own.id, defaultPlayId2: 0 })
  expect(chosen.body.device).toMatchObject({
    defaultPlay1: { id: own.id, name: '平台形象' },
    defaultPlay2: null,
  })
  for (const id of [foreign.id, 2_000_000_000]) {
    const { body } = await update({ macAddr, defaultPlayId1: own.id, defaultPlayId2: id })
    expect([body.status, body.fields]).toEqual([
      400,
      { 'device_data.defaultPlayId2': '找不到平台的播放清單' },
    ])
  }
})

test('retains kind and place on the specification’s form, which has neither', async () => {
  const { id: placeId } = await makePlace(t.deps, { name: '信義威秀廣場' })
  const { macAddr } = await makeDevice(t.deps, { kind: 'sensor', placeId })
  const { body } = await update({ macAddr, name: '改名', defaultPlayId1: null, defaultPlayId2: null })
  expect(body.device).toMatchObject({ name: '改名', kind: 'sensor', location: '信義威秀廣場', version: 2 })
})

test('rejects deleting a device in a vehicle or changing its kind', async () => {
  const { macAddr, name } = await makeDevice(t.deps)
  const { id, no } = await makeVehicle(t.deps, { deviceOne: macAddr })
  expect((await list({ macAddr }))[0]?.vehicle).toEqual({ id, no })
  const turned = await update({ macAddr, kind: 'sensor' })
  expect(turned.body).toMatchObject({
    status: 409,
    fields: { 'device_data.kind': `裝置裝於車輛「${no}」，不可變更種類` },
  })
  expect((await remove(macAddr)).body).toMatchObject({
    status: 409,
    message: `裝置「${name}」裝於車輛「${no}」，請先自車輛移除再刪除`,
  })
})

test('deletes an unused device once', async () => {
  const { macAddr } = await makeDevice(t.deps)
  expect((await remove(macAddr.toLowerCase())).status).toBe(200)
  expect((await remove(macAddr)).status).toBe(404)
  expect((await update({ macAddr })).status).toBe(404)
})

test('rejects an update based on an outdated version', async () => {
  const { macAddr } = await makeDevice(t.deps)
  const answers = await Promise.all(['甲', '乙'].map((name) => update({ macAddr, name, version: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('searches by place and vehicle, and filters by kind', async () => {
  const { id: placeId } = await makePlace(t.deps, { name: '高雄夢時代' })
  const fixed = await makeDevice(t.deps, { placeId })
  const riding = await makeDevice(t.deps, { kind: 'sensor' })
  await makeVehicle(t.deps, { no: 'CARRY-9', sensorOne: riding.macAddr })
  const addresses = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).map(({ macAddr }) => macAddr)
  expect(await addresses({ q: '夢時代' })).toEqual([fixed.macAddr])
  expect(await addresses({ q: 'carry-9' })).toEqual([riding.macAddr])
  expect(await addresses({ kind: 'sensor', sort: '-location' })).toContain(riding.macAddr)
  expect(await addresses({ kind: 'player' })).not.toContain(riding.macAddr)
})
