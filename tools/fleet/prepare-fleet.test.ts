import { getProgramme, sendSamples } from '@lumiroute/contract/playbox'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { prepareFleet } from './prepare-fleet.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

test('every vehicle of a prepared fleet gets its own ad and may report on it', async () => {
  const fleet = await prepareFleet(t.deps.db, { vehicles: 3 })
  for (const { macAddr, token, recordId, adId, points } of fleet) {
    const by = { authorization: `Device ${token}` }
    const { body } = await t.call(getProgramme, { deviceId: macAddr }, undefined, by)
    expect(body.ad).toMatchObject({ id: adId, recordId })
    const [lng, lat] = points[0] as [number, number]
    const rows = [{ recordTime: new Date().toISOString(), currentLatitude: lat, currentLongitude: lng }]
    const sent = await t.call(sendSamples, { deviceId: macAddr, recordId, rows }, undefined, by)
    expect(sent.body).toMatchObject({ stored: 1 })
  }
})

test('a second fleet is added to the first', async () => {
  const before = await t.deps.db.execute(sql`select 1 from broadcast_record`)
  const fleet = await prepareFleet(t.deps.db, { vehicles: 200, seed: 7 })
  expect(new Set(fleet.map(({ recordId }) => recordId)).size).toBe(200)
  expect(new Set(fleet.map(({ routeId }) => routeId)).size).toBeGreaterThan(1)
  const after = await t.deps.db.execute(sql`select 1 from broadcast_record`)
  expect(after.rows.length - before.rows.length).toBe(200)
})
