import { listDevices } from '@lumiroute/contract/device'
import { getLiveFleet } from '@lumiroute/contract/live'
import { sendHeartbeat } from '@lumiroute/contract/playbox'
import { listRecords } from '@lumiroute/contract/record'
import { listVehicles } from '@lumiroute/contract/vehicle'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devices } from '../../../db/schema/index.ts'
import { makeOperator, type Person } from '../../../testing/factories.ts'
import { makeDrive } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp()
  operator = await makeOperator(t.deps)
})
afterAll(() => t.close())

type Drive = Awaited<ReturnType<typeof makeDrive>>

/** The same screen as reported by each list. */
async function shownOn({ macAddr, vehicleId, recordId }: Drive) {
  const { token } = operator
  const device = (await t.call(listDevices, { macAddr }, token)).body.deviceList[0]
  const vehicle = (await t.call(listVehicles, { vehicleId }, token)).body.vehicleList[0]
  const record = (await t.call(listRecords, { recordId }, token)).body.adBroadcastRecordList[0]
  const fleet = (await t.call(getLiveFleet, {}, token)).body.vehicleList
  const live = fleet.find((each) => each.vehicleId === vehicleId)
  return [device, vehicle, record, live].map((each) => each?.onScreen)
}

test('shows the current ad and material in devices, vehicles, records and the live map', async () => {
  const drive = await makeDrive(t.deps)
  const onScreen = { adId: drive.ad.id, adName: drive.ad.name, name: '海報' }
  const beat = { deviceId: drive.macAddr, at: new Date().toISOString() }
  await t.call(sendHeartbeat, { ...beat, onScreen }, undefined, drive.by)
  expect(await shownOn(drive)).toEqual([onScreen, onScreen, onScreen, onScreen])
})

test('shows the ad’s name even if the box reports only its id', async () => {
  const drive = await makeDrive(t.deps)
  const beat = { deviceId: drive.macAddr, at: new Date().toISOString() }
  const told = { adId: drive.ad.id, name: '海報' }
  await t.call(sendHeartbeat, { ...beat, onScreen: told }, undefined, drive.by)
  const named = { ...told, adName: drive.ad.name }
  expect(await shownOn(drive)).toEqual([named, named, named, named])
})

test('shows nothing in vehicles and records for a screen that is offline or shows another ad', async () => {
  const [silent, other] = [await makeDrive(t.deps), await makeDrive(t.deps)]
  const at = new Date().toISOString()
  const shown = (drive: Drive, adId: number | null) =>
    t.call(
      sendHeartbeat,
      { deviceId: drive.macAddr, at, onScreen: { adId, name: '形象' } },
      undefined,
      drive.by,
    )
  await shown(silent, silent.ad.id)
  await shown(other, null)
  await t.deps.db
    .update(devices)
    .set({ lastSeenAt: new Date(Date.now() - 3_600_000) })
    .where(eq(devices.macAddr, silent.macAddr))
  expect((await shownOn(silent)).slice(1, 3)).toEqual([null, null])
  expect((await shownOn(other)).slice(1, 3)).toEqual([{ adId: null, adName: '', name: '形象' }, null])
})
