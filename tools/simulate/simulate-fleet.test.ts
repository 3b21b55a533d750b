import { listDevices } from '@lumiroute/contract/device'
import { getAdEffect } from '@lumiroute/contract/effect'
import { listRecords } from '@lumiroute/contract/record'
import { signIn } from '@lumiroute/contract/session'
import { openVerifier, verifyChain } from '@lumiroute/evidence/chain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoadedRoute, loadDemoRoutes } from '../../packages/demo/src/data/demo-routes.ts'
import { prepareInstallation } from '../../packages/demo/src/prepare-installation.ts'
import { measureReported } from '../../apps/server/src/features/road/record/measure-record.ts'
import { listRecordChains } from '../../apps/server/src/features/road/chain/list-record-chains.ts'
import { makeDevice, makeVehicle } from '../../apps/server/src/testing/ad-factories.ts'
import { makeOnAir } from '../../apps/server/src/testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { prepareFleet } from '../fleet/prepare-fleet.ts'
import { readCommandLine, type SimulateOptions } from './options.ts'
import { simulateFleet } from './simulate-fleet.ts'
import { type Sent, formatTable } from './tally.ts'

const password = 'Fleet@1234'
let t: TestApp
let options: SimulateOptions
let operator: string
let routes: LoadedRoute[]
beforeAll(async () => {
  t = await startTestApp()
  t.deps.settings.admin = { account: 'admin', password }
  await prepareInstallation(t.deps)
  routes = await t.deps.db.write(loadDemoRoutes)
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const wanted = [
    '--url',
    url,
    '--password',
    password,
    '--speed',
    '3600',
    '--minutes',
    '90',
    '--vehicles',
    '3',
  ]
  options = readCommandLine([...wanted, '--loss', '0.3'], {})
  operator = (await t.call(signIn, { adminAccount: 'admin', adminPasswd: password })).body.accessToken
})
afterAll(() => t.close())

const getRecord = async ({ recordId }: Sent) => {
  await measureReported(t.deps, recordId)
  const { body } = await t.call(listRecords, { recordId }, operator)
  return body.adBroadcastRecordList[0]
}

async function expectAsSent(sent: Sent): Promise<void> {
  const record = await getRecord(sent)
  expect(record).toMatchObject({
    sampleCount: sent.samples,
    deliveredPlays: sent.delivered,
    peopleTotal: sent.people,
  })
  expect(Math.abs((record?.kmDriven ?? 0) / sent.truth.km - 1)).toBeLessThan(0.05)
  expect(Math.abs((record?.adherencePct ?? 0) - sent.truth.sharePct)).toBeLessThan(5)
  const { storeId, adId, recordId } = sent
  const { body } = await t.call(getAdEffect, { storeId, adId, recordId }, operator)
  expect(body.itemList.reduce((sum, { plays }) => sum + plays, 0)).toBe(sent.plays)
  const images = await t.deps.db.execute(sql`select 1 from record_image where record_id = ${recordId}`)
  expect(images.rows).toHaveLength(sent.images)
  const [chain] = await listRecordChains(t.deps.db, recordId)
  const verify = await openVerifier((chain as NonNullable<typeof chain>).key)
  const signedTo = sent.plays + sent.images
  expect(chain && (await verifyChain(chain.chain, verify))).toEqual({ isValid: true, signedTo })
}

test('the server has what a fleet sent over a bad network, once', async () => {
  const fleet = await prepareFleet(t.deps.db, { vehicles: 2 })
  const tokens = new Map(fleet.map(({ macAddr, token }) => [macAddr, token]))
  const report = await simulateFleet({ ...options, faults: ['blackScreen', 'tampering'] }, { tokens })
  expect(report.skipped).toEqual([])
  expect(report.records.map(({ recordId }) => recordId)).toEqual(fleet.map(({ recordId }) => recordId))
  expect(report.totals.resends).toBeGreaterThan(0)
  for (const sent of report.records) await expectAsSent(sent)
  expect(formatTable(report)).toContain(String(report.totals.people))
  await t.deps.db.execute(sql`delete from booking`)
})

test('pairs devices without a token, shares work between two devices of a vehicle, and skips devices in use', async () => {
  const player = await makeDevice(t.deps)
  const sensor = await makeDevice(t.deps, { kind: 'sensor' })
  const vehicle = await makeVehicle(t.deps, { deviceOne: player.macAddr, sensorOne: sensor.macAddr })
  await makeOnAir(t.deps, { vehicleId: vehicle.id, routeId: routes[0]?.id as number })
  const { records, skipped } = await simulateFleet(options)
  expect(skipped).toEqual([])
  await expectAsSent(records[0] as Sent)
  const { deviceList } = (await t.call(listDevices, { macAddr: sensor.macAddr }, operator)).body
  expect(deviceList[0]).toMatchObject({ status: 'online', appVersion: '1.0.0-simulated' })

  const again = await simulateFleet(options)
  expect(again.skipped).toEqual([{ vehicleNo: vehicle.no, why: 'its record is already reported up to now' }])
  await t.deps.db.execute(sql`update device set app_version = '1.0.0'`)
  const busy = await simulateFleet(options)
  expect(busy.skipped).toEqual([{ vehicleNo: vehicle.no, why: 'its devices are already in use' }])
})

test('rejects a wrong option by name', () => {
  expect(() => readCommandLine(['--speed', 'fast'], {})).toThrow('--speed')
  expect(() => readCommandLine(['--loss', '2'], {})).toThrow('--loss')
  expect(() => readCommandLine(['--faults', 'rain'], {})).toThrow('--faults')
  expect(readCommandLine(['--faults', 'lateStart,tampering'], {}).faults).toEqual(['lateStart', 'tampering'])
})
