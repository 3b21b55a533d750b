import { getLiveFleet, type LiveFleet, type LiveMoves } from '@lumiroute/contract/live'
import { sendHeartbeat, sendSamples, startRecord, stopRecord } from '@lumiroute/contract/playbox'
import { signOut } from '@lumiroute/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makeDrive } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { listenAnywhere, type SentEvent, watchStream } from '../../../testing/watch-stream.ts'

let t: TestApp
let other: TestApp
let base: string
let operator: Person
/** Tests move the clock forward, so that tokens expire without waiting. */
let aheadMs = 0

beforeAll(async () => {
  t = await startTestApp()
  const { databaseUrl } = t.deps.settings
  other = await startTestApp({
    databaseUrl: databaseUrl as string,
    now: () => new Date(Date.now() + aheadMs),
  })
  base = await listenAnywhere(other.app)
  operator = await makeOperator(t.deps)
})
afterAll(async () => {
  await other.close()
  await t.close()
})

type Drive = Awaited<ReturnType<typeof makeDrive>>
type Given = { agoMs?: number; lat?: number; lng?: number; people?: number }

const makeSample = ({ agoMs = 0, lat, lng, people }: Given) => ({
  recordTime: new Date(Date.now() - agoMs).toISOString(),
  ...(lat !== undefined && { currentLatitude: lat, currentLongitude: lng, accuracy: 5 }),
  ...(people !== undefined && { peopleCount: people }),
})

async function report({ macAddr, recordId, by }: Drive, ...samples: Given[]) {
  const body = { deviceId: macAddr, recordId, rows: samples.map(makeSample) }
  expect((await t.call(sendSamples, body, undefined, by)).status).toBe(200)
}

const watch = (token: string, query = '') => watchStream(`${base}/api/live/stream${query}`, token)
const fleetIn = ({ data }: SentEvent) => data as unknown as LiveFleet
const movesIn = (sent: SentEvent) =>
  sent.event === 'moves' ? (sent.data as unknown as LiveMoves).moveList : []
const isReportOf = (vehicleId: number) => (sent: SentEvent) =>
  movesIn(sent).some((move) => move.vehicleId === vehicleId)

test('returns position, heading, speed, people and screen of today’s vehicles', async () => {
  const drive = await makeDrive(t.deps)
  const tomorrow = await makeDrive(t.deps, { broadcastDates: [dateIn(t.deps, 1)] })
  const { macAddr, recordId, by } = drive
  const started = { deviceId: macAddr, recordId, at: new Date(Date.now() - 60_000).toISOString() }
  await t.call(startRecord, started, undefined, by)
  await report(
    drive,
    { agoMs: 12_000, lat: 22.62, lng: 120.3 },
    { agoMs: 2000, lat: 22.621, lng: 120.3, people: 7 },
  )
  const shown = { adId: drive.ad.id, adName: drive.ad.name, name: '海報' }
  const beat = { deviceId: macAddr, at: new Date().toISOString(), onScreen: shown }
  await t.call(sendHeartbeat, beat, undefined, by)

  const { body } = await t.call(getLiveFleet, {}, operator.token)
  const [vehicle] = body.vehicleList.filter(({ vehicleId }) => vehicleId === drive.vehicleId)
  expect(vehicle).toMatchObject({
    recordId,
    ad: { id: drive.ad.id, name: drive.ad.name },
    store: { id: drive.ad.storeId },
    device: { macAddr },
    startedAt: Date.parse(started.at),
    endedAt: null,
    place: { lat: 22.621, lng: 120.3, heading: 0 },
    people: { count: 7 },
    onScreen: shown,
  })
  // 111 m in 10 s.
  expect(vehicle?.place?.speedKmh).toBeCloseTo(40, 0)
  expect(body.vehicleList.map(({ vehicleId }) => vehicleId)).not.toContain(tomorrow.vehicleId)
})

test('streams from one server what a box reports to another', async () => {
  const drive = await makeDrive(t.deps)
  const stream = await watch(operator.token)
  expect(stream.headers['content-type']).toContain('text/event-stream')
  const first = await stream.find(({ event }) => event === 'fleet')
  expect(fleetIn(first).vehicleList.map(({ vehicleId }) => vehicleId)).toContain(drive.vehicleId)

  await report(drive, { agoMs: 6000, lat: 25.04, lng: 121.51 }, { lat: 25.04, lng: 121.511, people: 3 })
  const found = await stream.find(isReportOf(drive.vehicleId))
  const move = movesIn(found).find(({ vehicleId }) => vehicleId === drive.vehicleId)
  expect(move).toMatchObject({
    recordId: drive.recordId,
    place: { lat: 25.04, lng: 121.511, heading: 90 },
    people: { count: 3 },
  })
  expect(move).not.toHaveProperty('storeId')

  const { macAddr: deviceId, recordId, by } = drive
  const end = new Date().toISOString()
  await t.call(stopRecord, { deviceId, recordId, at: end }, undefined, by)
  await stream.find((sent) => movesIn(sent).some(({ endedAt }) => endedAt === Date.parse(end)))
  stream.leave()
})

test('computes a heading for a box that sends single fixes', async () => {
  const drive = await makeDrive(t.deps)
  const stream = await watch(operator.token)
  await stream.find(({ event }) => event === 'fleet')
  await report(drive, { agoMs: 5000, lat: 25, lng: 121.5 })
  await report(drive, { lat: 24.999, lng: 121.5 })
  await stream.find((sent) =>
    movesIn(sent).some(({ vehicleId, place }) => vehicleId === drive.vehicleId && place?.heading === 180),
  )
  stream.leave()
})

test('shows a store only its own vehicles, and lets an operator view as a store', async () => {
  const [own, stranger] = [await makeStoreAdmin(t.deps), await makeStoreAdmin(t.deps)]
  const mine = await makeDrive(t.deps, { storeId: own.store.id })
  const theirs = await makeDrive(t.deps, { storeId: stranger.store.id })
  const chosen = `?storeCode=${own.store.storeCode}`
  for (const stream of [await watch(own.token), await watch(operator.token, chosen)]) {
    const fleet = fleetIn(await stream.find(({ event }) => event === 'fleet'))
    expect(fleet.vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([mine.vehicleId])
    await report(theirs, { lat: 25, lng: 121.5 })
    const beat = { deviceId: theirs.macAddr, at: new Date().toISOString() }
    await t.call(sendHeartbeat, beat, undefined, theirs.by)
    await report(mine, { lat: 25, lng: 121.5 })
    await stream.find(isReportOf(mine.vehicleId))
    expect(stream.events.filter(isReportOf(theirs.vehicleId))).toEqual([])
    stream.leave()
  }
  expect((await watch(own.token, `?storeCode=${stranger.store.storeCode}`)).status).toBe(403)
  const fleet = await t.call(getLiveFleet, {}, own.token)
  expect(fleet.body.vehicleList.map(({ vehicleId }) => vehicleId)).toEqual([mine.vehicleId])
})

test('hides another store’s ad on the screen of a store’s own vehicle', async () => {
  const own = await makeStoreAdmin(t.deps)
  const mine = await makeDrive(t.deps, { storeId: own.store.id })
  const foreign = await makeDrive(t.deps)
  const stream = await watch(own.token)
  await stream.find(({ event }) => event === 'fleet')
  const onScreen = { adId: foreign.ad.id, name: '別家的廣告' }
  const beat = { deviceId: mine.macAddr, at: new Date().toISOString(), onScreen }
  await t.call(sendHeartbeat, beat, undefined, mine.by)
  const found = await stream.find(isReportOf(mine.vehicleId))
  expect(movesIn(found)[0]?.onScreen).toBeNull()
  const { body } = await t.call(getLiveFleet, {}, own.token)
  expect(body.vehicleList[0]?.onScreen).toBeNull()
  stream.leave()
})

test('ends the stream of an ended session and of an expired token', async () => {
  const person = await makeStoreAdmin(t.deps)
  const [ended, expired] = [await watch(person.token), await watch(operator.token)]
  await expired.find(({ event }) => event === 'fleet')
  expect((await t.call(signOut, {}, person.token)).status).toBe(200)
  await until(() => ended.isOver())
  expect(expired.isOver()).toBe(false)
  aheadMs = 16 * 60_000
  await until(() => expired.isOver())
  aheadMs = 0
  expect((await watch(person.token)).status).toBe(401)
})

test('rejects a ninth stream of one person until one is closed', async () => {
  const person = await makeStoreAdmin(t.deps)
  const eight = await Promise.all(Array.from({ length: 8 }, () => watch(person.token)))
  expect((await watch(person.token)).status).toBe(429)
  for (const stream of eight) stream.leave()
  await until(async () => {
    const again = await watch(person.token)
    again.leave()
    return again.status === 200
  })
})

test('returns the next booked day when today is empty', async () => {
  const own = await makeStoreAdmin(t.deps)
  const ask = async () => (await t.call(getLiveFleet, {}, own.token)).body
  expect(await ask()).toMatchObject({ vehicleList: [], nextDate: null })
  const dates = [dateIn(t.deps, 5), dateIn(t.deps, 3)]
  await makeDrive(t.deps, { storeId: own.store.id, broadcastDates: dates })
  expect(await ask()).toMatchObject({ vehicleList: [], nextDate: dates[1] })
})

test('ends its streams immediately when the server stops', async () => {
  const leaving = await startTestApp({ databaseUrl: t.deps.settings.databaseUrl as string })
  const at = await listenAnywhere(leaving.app)
  const stream = await watchStream(`${at}/api/live/stream`, operator.token)
  await stream.find(({ event }) => event === 'fleet')
  await leaving.close()
  await until(() => stream.isOver())
})

test('ends the stream of a person whose role no longer allows it', async () => {
  const person = await makeStoreAdmin(t.deps, { storeRole: 'viewer' })
  const stream = await watch(person.token)
  expect(stream.status).toBe(200)
  await t.deps.db.pool.query(`update account set store_role = 'counter' where id = $1`, [person.account.id])
  await until(() => stream.isOver())
  expect((await watch(person.token)).status).toBe(403)
})
