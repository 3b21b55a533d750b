import { deleteDevice, listDevices, pairDevice, revokeDevice } from '@lumiroute/contract/device'
import { listTodos } from '@lumiroute/contract/notification'
import { beginPairing, sendHeartbeat } from '@lumiroute/contract/playbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devices } from '../../../db/schema/index.ts'
import type { Mail } from '../../../adapters/mail/mail.ts'
import { makeDevice, makePlace, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import { type Box, makeBox } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mailOfflineDevices } from './mail-offline-devices.ts'
import { watchDevices } from './watch-devices.ts'

let t: TestApp
let operator: Person
let laterMs = 0
const minute = 60_000
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(Date.now() + laterMs) })
  operator = await makeOperator(t.deps)
  await t.deps.jobs.stop()
})
afterAll(() => t.close())
beforeEach(async () => {
  laterMs = 0
  await t.deps.db.delete(devices)
})

type Beat = Partial<Parameters<typeof t.call<typeof sendHeartbeat>>[1]>
const beat = ({ macAddr, by }: Box, given: Beat = {}) =>
  t.call(sendHeartbeat, { deviceId: macAddr, at: t.deps.now().toISOString(), ...given }, undefined, by)
const list = async (query: Parameters<typeof t.call<typeof listDevices>>[1] = {}) =>
  (await t.call(listDevices, query, operator.token)).body.deviceList
const only = async () => (await list())[0]
const offlineTold = async () =>
  (await t.call(listTodos, {}, operator.token)).body.todoList.find(({ kind }) => kind === 'deviceOffline')

test('lists what the device reported about itself', async () => {
  const box = await makeBox(t.deps, { lastSeenAt: null })
  expect(await only()).toMatchObject({ status: 'offline', lastSeenAt: null, onScreen: null, faults: [] })
  const told = {
    appVersion: '1.4.2',
    diskFree: 64_000_000_000,
    onScreen: { adId: 7, name: '下午茶 "image":"a"' },
    faults: [{ file: 'a.mp4', text: '無法解碼' }],
    queued: 120,
  }
  const { body } = await beat(box, { ...told, at: new Date(t.deps.now().getTime() - 90_000).toISOString() })
  expect(Math.round(body.clockSkewMs / 1000)).toBe(90)
  expect(await only()).toMatchObject({ ...told, status: 'online', clockSkewMs: body.clockSkewMs })
})

test('measures a clock in another century without failing', async () => {
  const box = await makeBox(t.deps)
  for (const at of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59+14:00'])
    expect((await beat(box, { at })).status).toBe(200)
  expect((await only())?.clockSkewMs).toBe(-2_147_483_647)
})

test('distinguishes and filters online, offline and unpaired devices', async () => {
  const [here, gone] = [await makeBox(t.deps), await makeBox(t.deps)]
  const bare = await makeDevice(t.deps)
  laterMs = 6 * minute
  await beat(here)
  const addresses = async (status: 'online' | 'offline' | 'unpaired') =>
    (await list({ status, page: 1 })).map(({ macAddr, status: shown }) => [macAddr, shown])
  expect(await addresses('online')).toEqual([[here.macAddr, 'online']])
  expect(await addresses('offline')).toEqual([[gone.macAddr, 'offline']])
  expect(await addresses('unpaired')).toEqual([[bare.macAddr, 'unpaired']])
})

test('does not count an operator’s update as a sign of life', async () => {
  const box = await makeBox(t.deps)
  laterMs = 6 * minute
  await t.deps.db.update(devices).set({ name: '改名' }).where(eq(devices.id, box.device.id))
  expect((await only())?.status).toBe('offline')
})

test('announces each offline period once, until the next heartbeat', async () => {
  const box = await makeBox(t.deps)
  await makeDevice(t.deps)
  await watchDevices(t.deps)
  expect(await offlineTold()).toBeUndefined()
  laterMs = 6 * minute
  const announced: number[][] = []
  const deps = { ...t.deps, jobs: { ...t.deps.jobs, announce: keepIn(announced) } }
  await watchDevices(deps)
  await watchDevices(deps)
  expect(announced).toEqual([[box.device.id]])
  expect(await offlineTold()).toEqual({
    kind: 'deviceOffline',
    count: 1,
    link: { kind: 'deviceList', params: { status: 'offline' } },
  })
  await beat(box)
  expect(await offlineTold()).toBeUndefined()
  laterMs = 12 * minute
  await watchDevices(deps)
  expect(announced).toHaveLength(2)
})
const keepIn = (announced: number[][]) => async (_tx: unknown, _event: string, payload: object) =>
  void announced.push((payload as { deviceIds: number[] }).deviceIds)

test('does not report a revoked device as offline', async () => {
  const box = await makeBox(t.deps, { offlineToldAt: t.deps.now() })
  await t.call(revokeDevice, { macAddr: box.macAddr }, operator.token)
  laterMs = 6 * minute
  await watchDevices(t.deps)
  expect(await offlineTold()).toBeUndefined()
})

test('sends one mail for all devices that went offline together, without those that are back', async () => {
  const { id: placeId } = await makePlace(t.deps, { name: '車站' })
  const [riding, fixed] = [
    await makeBox(t.deps, { name: '一號車播放器', offlineToldAt: t.deps.now() }),
    await makeBox(t.deps, { name: '', placeId, offlineToldAt: t.deps.now() }),
  ]
  const back = await makeBox(t.deps, { name: '已恢復' })
  await makeVehicle(t.deps, { no: 'MAIL-1', deviceOne: riding.macAddr })
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  const post = { db: t.deps.db, mailer, consoleUrl: () => 'https://led.example.tw' }
  await mailOfflineDevices(
    post,
    [riding, fixed, back].map(({ device }) => device.id),
  )
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [operator.account.adminEmail, '裝置離線：2 台'],
  ])
  expect(sent[0]?.text).toContain('一號車播放器，MAIL-1')
  expect(sent[0]?.text).toContain(`${fixed.macAddr}，車站`)
  expect(sent[0]?.text).not.toContain('已恢復')
  await t.deps.db.execute('update vehicle set device_one = null')
  await mailOfflineDevices(post, [back.device.id])
  expect(sent).toHaveLength(1)
})

test('offers pairing to an unpaired device and revoking to a paired one', async () => {
  const { macAddr } = await makeBox(t.deps)
  const other = await makeDevice(t.deps)
  const offered = async (mac: string) => (await list({ macAddr: mac }))[0]?.actions
  expect(await offered(macAddr)).toEqual(['edit', 'revoke', 'delete'])
  expect(await offered(other.macAddr)).toEqual(['pair', 'edit', 'delete'])
  expect((await t.call(revokeDevice, { macAddr }, operator.token)).status).toBe(200)
  expect(await offered(macAddr)).toEqual(['pair', 'edit', 'delete'])
  const { body } = await t.call(beginPairing, {})
  expect((await t.call(pairDevice, { macAddr, code: body.code }, operator.token)).status).toBe(200)
  expect((await t.call(deleteDevice, { macAddr }, operator.token)).status).toBe(200)
})
