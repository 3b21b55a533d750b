import type { CallOf } from '@lumiroute/contract'
import { sendGameResults, sendPlays, sendSamples, startRecord, stopRecord } from '@lumiroute/contract/playbox'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads, adSnapshots, broadcastRecords, devices } from '../../../db/schema/index.ts'
import { dateIn, makePlaylist, makeVehicle } from '../../../testing/ad-factories.ts'
import { approveAgain, type Box, makeBox, makeDrive, makeOnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
/** Noon in Taipei, so that no test crosses midnight. */
let noon: number
beforeAll(async () => {
  noon = Date.parse(`${dateIn({ now: () => new Date() }, 0)}T12:00:00+08:00`)
  t = await startTestApp({ now: () => new Date(noon) })
})
afterAll(() => t.close())

type Reporting = Box & { recordId: number }
type Row = CallOf<typeof sendSamples>['rows'][number]
const at = (ms: number) => new Date(noon + ms).toISOString()
const second = 1000
const hour = 3_600_000

const named = ({ macAddr, recordId }: Reporting) => ({ deviceId: macAddr, recordId })
const send = (box: Reporting, rows: Row[]) => t.call(sendSamples, { ...named(box), rows }, undefined, box.by)
const start = (box: Reporting, ms: number) =>
  t.call(startRecord, { ...named(box), at: at(ms) }, undefined, box.by)
const stop = (box: Reporting, ms: number) =>
  t.call(stopRecord, { ...named(box), at: at(ms) }, undefined, box.by)
const getRecord = async ({ recordId }: { recordId: number }) =>
  (await t.deps.db.select().from(broadcastRecords).where(eq(broadcastRecords.id, recordId)))[0]
const getSamples = async ({ recordId }: { recordId: number }) =>
  (
    await t.deps.db.execute(
      sql`select * from record_sample where record_id = ${recordId} order by record_time, device_id`,
    )
  ).rows

const seconds = (count: number, from = -hour): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    recordTime: at(from + index * second),
    currentLatitude: 25.03 + index / 100_000,
    currentLongitude: 121.5,
    peopleCount: index,
  }))

test('stores every value of a sample, and null for unknown ones', async () => {
  const drive = await makeDrive(t.deps)
  const full = {
    recordTime: at(-second),
    currentLatitude: 25.033_12,
    currentLongitude: -121.5,
    accuracy: 4.5,
    currentTemp: -3.25,
    currentHumidity: 80,
    isRainy: false,
    peopleCount: 12,
    peopleGender: { male: 5, female: 6 },
    peopleAge: { '0-12': 1, '13-18': 2, '19-34': 3, '35-59': 4, '60+': 0, unknown: 2 },
  }
  expect((await send(drive, [full, { recordTime: at(0) }])).body).toMatchObject({ stored: 2, known: 0 })
  const [first, empty] = await getSamples(drive)
  expect(first).toMatchObject({
    device_id: drive.device.id,
    latitude: 25.033_12,
    longitude: -121.5,
    accuracy: 4.5,
    temp: -3.25,
    humidity: 80,
    is_rainy: false,
    people_count: 12,
    male: 5,
    female: 6,
    gender_unknown: null,
    age0: 1,
    age13: 2,
    age19: 3,
    age35: 4,
    age60: 0,
    age_unknown: 2,
  })
  expect(new Date(String(first?.record_time)).toISOString()).toBe(full.recordTime)
  expect(Object.values(empty ?? {}).filter((value) => value !== null)).toHaveLength(3)
})

test('stores a thousand samples once, even if sent twice and half of them again with new ones', async () => {
  const drive = await makeDrive(t.deps)
  const rows = seconds(1500)
  const answers = await Promise.all([0, 0, 500].map((from) => send(drive, rows.slice(from, from + 1000))))
  expect(answers.reduce((sum, { body }) => sum + body.stored, 0)).toBe(1500)
  expect(answers.reduce((sum, { body }) => sum + body.known, 0)).toBe(1500)
  expect(await getSamples(drive)).toHaveLength(1500)
  expect(await getRecord(drive)).toMatchObject({ sampleCount: 1500, reportedAt: new Date(noon) })
})

test('stores one of two samples with the same time in one batch', async () => {
  const drive = await makeDrive(t.deps)
  const [row] = seconds(1) as [Row]
  expect((await send(drive, [row, row])).body).toMatchObject({ stored: 1, known: 1 })
})

test('stores samples of player and sensor for the same time separately', async () => {
  const drive = await makeDrive(t.deps)
  const sensor = await makeBox(t.deps, { kind: 'sensor' })
  await t.deps.db.execute(
    sql`update vehicle set sensor_one = ${sensor.macAddr} where id = ${drive.vehicleId}`,
  )
  const rows = seconds(3)
  expect((await send(drive, rows)).body.stored).toBe(3)
  expect((await send({ ...sensor, recordId: drive.recordId }, rows)).body.stored).toBe(3)
  expect(await getRecord(drive)).toMatchObject({ sampleCount: 6 })
})

test.each([
  ['12 hours before the day', -24 * hour - second, 400],
  ['the evening before', -24 * hour, 200],
  ['11 minutes ahead', 11 * 60 * second, 400],
  ['9 minutes ahead', 9 * 60 * second, 200],
])('validates the time of a sample: %s', async (_when, ms, status) => {
  const drive = await makeDrive(t.deps)
  const rows = [...seconds(2), { recordTime: at(ms) }]
  const { body } = await send(drive, rows)
  expect(body.status).toBe(status)
  if (status === 200) return
  expect(body.fields).toEqual({ 'rows.2.recordTime': '時間不在播放日期的範圍內' })
  expect(await getSamples(drive)).toEqual([])
})

test('names every invalid row of a batch in one response', async () => {
  const drive = await makeDrive(t.deps)
  const late = { recordTime: at(hour) }
  const { body } = await send(drive, [late, ...seconds(2), late, { recordTime: at(-72 * hour) }])
  expect(Object.keys(body.fields ?? {})).toEqual([0, 3, 4].map((row) => `rows.${row}.recordTime`))
  const plays = [
    play({ startAt: at(hour) }),
    play(),
    play({ endAt: at(hour) }),
    play({ endAt: at(-61 * second) }),
  ]
  const refused = await t.call(sendPlays, { ...named(drive), plays }, undefined, drive.by)
  expect(Object.keys(refused.body.fields ?? {})).toEqual([
    'plays.0.startAt',
    'plays.2.endAt',
    'plays.3.endAt',
  ])
  const result = {
    resultId: randomUUID(),
    recordTime: at(hour),
    userName: '小明',
    score: 1,
    endStatus: 'win' as const,
  }
  const results = [result, { ...result, resultId: randomUUID() }]
  const games = await t.call(sendGameResults, { ...named(drive), results }, undefined, drive.by)
  expect(Object.keys(games.body.fields ?? {})).toEqual([0, 1].map((row) => `results.${row}.recordTime`))
})

test('accepts samples until noon of the day after the broadcast', async () => {
  const drive = await makeDrive(t.deps)
  await t.deps.db
    .update(broadcastRecords)
    .set({ broadcastDate: dateIn(t.deps, -1) })
    .where(eq(broadcastRecords.id, drive.recordId))
  expect((await send(drive, [{ recordTime: at(0) }])).status).toBe(200)
  expect((await send(drive, [{ recordTime: at(second) }])).status).toBe(400)
})

test('allows a clock known to be fast to be ahead by that much', async () => {
  const drive = await makeDrive(t.deps)
  const ahead = { recordTime: at(hour) }
  expect((await send(drive, [ahead])).status).toBe(400)
  await t.deps.db.update(devices).set({ clockSkewMs: -hour }).where(eq(devices.id, drive.device.id))
  expect((await send(drive, [ahead])).status).toBe(200)
})

test('creates the month’s partition on arrival, even for simultaneous calls', async () => {
  const drives = await Promise.all([1, 2, 3].map(() => makeDrive(t.deps)))
  const day = '2031-01-01'
  for (const { recordId } of drives)
    await t.deps.db
      .update(broadcastRecords)
      .set({ broadcastDate: day })
      .where(eq(broadcastRecords.id, recordId))
  const before = noon
  noon = Date.parse(`${day}T12:00:00+08:00`)
  const rows = [{ recordTime: '2030-12-31T22:00:00+00:00' }, { recordTime: '2031-01-01T01:00:00+00:00' }]
  const answers = await Promise.all(drives.map((drive) => send(drive, rows)))
  noon = before
  expect(answers.map(({ body }) => body.stored)).toEqual([2, 2, 2])
})

test('gives the same response for another vehicle’s, another place’s and a missing record', async () => {
  const drive = await makeDrive(t.deps)
  const other = await makeDrive(t.deps)
  const fixed = await makeOnAir(t.deps, { moveType: 'fix_play', fixLocation: '別處' })
  const missing = { ...drive, recordId: 2_000_000_000 }
  const answers = []
  for (const box of [
    missing,
    { ...drive, recordId: other.recordId },
    { ...drive, recordId: fixed.recordId },
  ]) {
    answers.push((await send(box, seconds(1))).body, (await start(box, 0)).body, (await stop(box, 0)).body)
  }
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect((await getRecord(other))?.startDateTime).toBeNull()
})

test('accepts reports of a box at the place and of one in a linked game, even after withdrawal', async () => {
  const [still, linked] = [await makeBox(t.deps), await makeBox(t.deps)]
  const fixed = await makeOnAir(t.deps, { moveType: 'fix_play', screens: [still] })
  const united = await makeOnAir(t.deps, { moveType: 'store_united_game', screens: [linked] })
  await t.deps.db.execute(sql`update ad set snapshot_id = null where id = ${fixed.ad.id}`)
  for (const { recordId, ...box } of [
    { ...still, ...fixed },
    { ...linked, ...united },
  ])
    expect((await send({ ...box, recordId }, seconds(1))).body).toMatchObject({ stored: 1 })
})

test('stores the first start and the last stop, in any sequence of arrival', async () => {
  const drive = await makeDrive(t.deps)
  for (const ms of [-2 * hour, -3 * hour, -2 * hour]) expect((await start(drive, ms)).status).toBe(200)
  for (const ms of [-hour, 0, -hour]) expect((await stop(drive, ms)).status).toBe(200)
  const record = await getRecord(drive)
  expect([record?.startDateTime, record?.endDateTime]).toEqual([new Date(noon - 3 * hour), new Date(noon)])
  expect((await stop(drive, -4 * hour)).body).toMatchObject({ status: 409, message: '結束時間早於開始時間' })
})

type Play = CallOf<typeof sendPlays>['plays'][number]
/** The first material of the ad as it was approved. */
const approvedIn = async ({ snapshotId }: { snapshotId: number }) => {
  const { rows } = await t.deps.db.execute<{ materialId: number; sha256: string }>(
    sql`select (m->>'id')::int as "materialId", m->>'sha256' as sha256 from ad_snapshot n,
      jsonb_array_elements(n.content->'playlistOne'->'materials') m where n.id = ${snapshotId}`,
  )
  return rows[0] as { materialId: number; sha256: string }
}
const play = (given: Partial<Play> = {}): Play => ({
  playId: randomUUID(),
  materialId: 1,
  sha256: 'a'.repeat(64),
  startAt: at(-60 * second),
  endAt: at(-40 * second),
  plannedMs: 20_000,
  playedMs: 20_000,
  position: { lat: 25, lng: 121 },
  ...given,
})

test('counts a play as delivered within half a second of its length, and once', async () => {
  const drive = await makeDrive(t.deps)
  const shown = await approvedIn(drive)
  const plays = [20_000, 20_500, 19_500, 20_501, 0].map((playedMs) =>
    play({ ...shown, playedMs, position: null }),
  )
  const report = () => t.call(sendPlays, { ...named(drive), plays }, undefined, drive.by)
  expect((await report()).body).toMatchObject({ stored: 5, known: 0 })
  expect((await report()).body).toMatchObject({ stored: 0, known: 5 })
  expect((await getRecord(drive))?.deliveredPlays).toBe(3)
})

const reported = async (drive: Awaited<ReturnType<typeof makeDrive>>, plays: Play[]) => {
  const { body } = await t.call(sendPlays, { ...named(drive), plays }, undefined, drive.by)
  expect(body).toMatchObject({ stored: plays.length, known: 0 })
  const record = await getRecord(drive)
  return {
    delivered: record?.deliveredPlays,
    material: record?.rejectedMaterial,
    hash: record?.rejectedHash,
    duration: record?.rejectedDuration,
  }
}
const none = { delivered: 0, material: 0, hash: 0, duration: 0 }

test('stores plays that do not match the approved ad as rejected, each with its reason', async () => {
  const drive = await makeDrive(t.deps)
  const other = await approvedIn(await makeDrive(t.deps))
  const shown = await approvedIn(drive)
  const plays = [
    play(shown),
    play({ ...shown, plannedMs: 20_500, playedMs: 20_500 }),
    play(other),
    play({ ...shown, sha256: 'a'.repeat(64) }),
    play({ ...shown, sha256: 'b'.repeat(64) }),
    play({ ...shown, plannedMs: 1, playedMs: 1 }),
  ]
  expect(await reported(drive, plays)).toEqual({ delivered: 2, material: 1, hash: 2, duration: 1 })
  const { rows } = await t.deps.db.execute(
    sql`select rejected, count(*)::int as n from record_play where record_id = ${drive.recordId}
      group by 1 order by 1 nulls first`,
  )
  expect(rows).toEqual([
    { rejected: null, n: 2 },
    { rejected: 'duration', n: 1 },
    { rejected: 'hash', n: 2 },
    { rejected: 'material', n: 1 },
  ])
})

test('accepts an offline box’s play of the previous approval, but not of a later one', async () => {
  const drive = await makeDrive(t.deps)
  const old = await approvedIn(drive)
  const playlist = await makePlaylist(t.deps, { storeId: drive.ad.storeId })
  await t.deps.db.update(ads).set({ playId1: playlist.id }).where(eq(ads.id, drive.ad.id))
  const snapshotId = await approveAgain(t.deps, drive.ad)
  await t.deps.db
    .update(adSnapshots)
    .set({ approvedAt: new Date(noon - 2 * hour) })
    .where(eq(adSnapshots.id, snapshotId))
  const fresh = await approvedIn({ snapshotId })
  const early = { startAt: at(-5 * hour), endAt: at(-5 * hour + 20 * second) }
  const plays = [play(old), play({ ...old, ...early }), play(fresh), play({ ...fresh, ...early })]
  expect(await reported(drive, plays)).toEqual({ ...none, delivered: 3, material: 1 })
})

test('accepts plays of the box’s default playlists', async () => {
  const drive = await makeDrive(t.deps)
  const playlist = await makePlaylist(t.deps)
  await t.deps.db.update(devices).set({ defaultPlayId1: playlist.id }).where(eq(devices.id, drive.device.id))
  const { rows } = await t.deps.db.execute<{ materialId: number; sha256: string }>(
    sql`select m.id as "materialId", f.sha256 from material m join file f on f.uuid_name = m.file_name
      where m.playlist_id = ${playlist.id}`,
  )
  expect(await reported(drive, [play(rows[0])])).toEqual({ ...none, delivered: 1 })
})

test('rejects a play that ends before it starts, with its number, and stores none', async () => {
  const drive = await makeDrive(t.deps)
  const plays = [play(), play({ endAt: at(-61 * second) })]
  const { body } = await t.call(sendPlays, { ...named(drive), plays }, undefined, drive.by)
  expect([body.status, body.fields]).toEqual([400, { 'plays.1.endAt': '結束時間早於開始時間' }])
  expect((await getRecord(drive))?.deliveredPlays).toBe(0)
})

test('counts game results once', async () => {
  const drive = await makeDrive(t.deps)
  const result = { recordTime: at(-second), userName: '小明', score: 30, endStatus: 'win' as const }
  const results = [1, 2].map(() => ({ ...result, resultId: randomUUID() }))
  const report = () => t.call(sendGameResults, { ...named(drive), results }, undefined, drive.by)
  expect((await report()).body).toMatchObject({ stored: 2, known: 0 })
  expect((await report()).body).toMatchObject({ stored: 0, known: 2 })
})

test('measures once for any number of batches', async () => {
  const drive = await makeDrive(t.deps)
  for (const from of [0, 10, 20]) await send(drive, seconds(30).slice(from, from + 10))
  await stop(drive, 0)
  const { rows } = await t.deps.db.execute(
    sql`select 1 from pgboss.job where name = 'calm-events' and data->'payload'->>'recordId' = ${String(drive.recordId)}`,
  )
  expect(rows).toHaveLength(1)
})

test('logs the call in the activity log of the ad’s store', async () => {
  const drive = await makeDrive(t.deps)
  await start(drive, -hour)
  await t.deps.activityLog.stop()
  const { rows } = await t.deps.db.execute(
    sql`select category, path from activity_log where store_id = ${drive.ad.storeId}`,
  )
  expect(rows).toEqual([{ category: 'playEffect', path: '/api/playbox/record/start' }])
})

test('has nothing to report for without a vehicle', async () => {
  const box = await makeBox(t.deps)
  const { id: vehicleId } = await makeVehicle(t.deps)
  const { recordId } = await makeOnAir(t.deps, { vehicleId })
  expect((await send({ ...box, recordId }, seconds(1))).status).toBe(404)
})
