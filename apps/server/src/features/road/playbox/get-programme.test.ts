import { getProgramme, sendHeartbeat } from '@lumiroute/contract/playbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads, bookings, devices, materials, playlists } from '../../../db/schema/index.ts'
import { dateIn, makePlace, makePlaylist, makeVehicle } from '../../../testing/ad-factories.ts'
import { makeFile, getPlatform } from '../../../testing/factories.ts'
import { approveAgain, type Box, makeBox, makeDrive, makeOnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ settings: { publicUrl: 'https://led.example.tw' } })
})
afterAll(() => t.close())

const ask = async ({ macAddr, by }: Box) =>
  (await t.call(getProgramme, { deviceId: macAddr }, undefined, by)).body
const beat = async ({ macAddr, by }: Box) =>
  (await t.call(sendHeartbeat, { deviceId: macAddr, at: t.deps.now().toISOString() }, undefined, by)).body
const askAgain = ({ macAddr, by }: Box, tag: string) =>
  t.app.inject({
    method: 'POST',
    url: '/api/playbox/query',
    headers: { ...by, 'if-none-match': tag },
    payload: { deviceId: macAddr },
  })

test('plays the vehicle’s booked ad, with a week ahead', async () => {
  const drive = await makeDrive(t.deps, { broadcastDates: [dateIn(t.deps, 0), dateIn(t.deps, 2)] })
  const programme = await ask(drive)
  expect(programme.ad).toMatchObject({ id: drive.ad.id, recordId: drive.recordId, moveType: 'move_play' })
  expect(programme.ad?.playlistOne.items).toMatchObject([{ durationMs: 20_000, sha256: '0'.repeat(64) }])
  expect(programme.days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => dateIn(t.deps, n)))
  expect(programme.days.map(({ ad }) => ad?.id ?? null)).toEqual([
    drive.ad.id,
    null,
    drive.ad.id,
    null,
    null,
    null,
    null,
  ])
})

test('prefers a booked vehicle over a booked screen, and that over the default', async () => {
  const own = await makePlaylist(t.deps, { storeId: (await getPlatform(t.deps)).id, images: 2 })
  const box = await makeBox(t.deps, { defaultPlayId1: own.id })
  const bare = await ask(box)
  expect([bare.ad, bare.defaultPlay1?.id, bare.defaultPlay2]).toEqual([null, own.id, null])
  expect(bare.defaultPlay1?.items).toHaveLength(2)

  const united = await makeOnAir(t.deps, {
    moveType: 'store_united_game',
    screens: [box],
    unitedRoomId: 'ROOM-1',
    gameId: 2,
  })
  expect((await ask(box)).ad).toMatchObject({
    id: united.ad.id,
    storeGame: { unitedRoomId: 'ROOM-1', gameId: 2 },
  })
  const { id: vehicleId } = await makeVehicle(t.deps, { deviceOne: box.macAddr })
  const booked = await makeOnAir(t.deps, { vehicleId })
  expect((await ask(box)).ad?.id).toBe(booked.ad.id)
})

test('gives a sensor beside a screen the record that the screen plays', async () => {
  const { id: placeId, name } = await makePlace(t.deps)
  const [screen, sensor] = [
    await makeBox(t.deps, { placeId }),
    await makeBox(t.deps, { placeId, kind: 'sensor' }),
  ]
  const { recordId } = await makeOnAir(t.deps, { moveType: 'fix_play', placeId, screens: [screen] })
  const programme = await ask(sensor)
  expect([programme.ad?.recordId, programme.device.location]).toEqual([recordId, name])
})

test('gives a sensor its vehicle’s record', async () => {
  const sensor = await makeBox(t.deps, { kind: 'sensor' })
  const { id: vehicleId } = await makeVehicle(t.deps, { sensorOne: sensor.macAddr })
  const { recordId } = await makeOnAir(t.deps, { vehicleId })
  expect((await ask(sensor)).ad?.recordId).toBe(recordId)
})

test('applies an update on the next approval, and removes a withdrawn ad', async () => {
  const drive = await makeDrive(t.deps, { name: '原來的名字' })
  const before = await ask(drive)
  await t.deps.db.update(ads).set({ name: '改過的名字' }).where(eq(ads.id, drive.ad.id))
  await t.deps.db
    .update(materials)
    .set({ duration: 5 })
    .where(eq(materials.playlistId, drive.ad.playId1 ?? 0))
  expect(await ask(drive)).toEqual(before)
  await approveAgain(t.deps, drive.ad)
  const after = await ask(drive)
  expect(after.ad).toMatchObject({
    name: '改過的名字',
    playlistOne: { format: 'image', items: [{ durationMs: 5000 }] },
  })
  expect(after.version).not.toBe(before.version)
  await t.deps.db.update(ads).set({ snapshotId: null }).where(eq(ads.id, drive.ad.id))
  expect((await ask(drive)).ad).toBeNull()
})

test('takes banner, QR code and stream from the approval, and never the stream’s token', async () => {
  const platform = await getPlatform(t.deps)
  const { uuidName } = await makeFile(t.deps, { storeId: platform.id, kind: 'ad', width: 600, height: 80 })
  const drive = await makeDrive(t.deps, {
    bannerImage: uuidName,
    enabledBanner: true,
    enabledQrcodeLog: true,
    qrcodeUrl: 'https://shop.example.tw',
    streamUrl: 'https://stream.example.tw/a.m3u8',
    enabled: true,
    muxToken: 'v1.sealed-secret',
  })
  const programme = await ask(drive)
  expect(programme.ad).toMatchObject({
    // Without a size the screen uses its full width; the picture's own size is ignored.
    banner: { url: `/api/files/${uuidName}`, width: null, height: null },
    qrUrl: `https://led.example.tw/q/${drive.ad.id}`,
    stream: { playbackUrl: 'https://stream.example.tw/a.m3u8', startAt: null },
  })
  expect(JSON.stringify(programme)).not.toContain('sealed')
})

test('answers 304 to a known version, which the heartbeat also returns', async () => {
  const drive = await makeDrive(t.deps)
  const { version } = await ask(drive)
  const same = await askAgain(drive, `"${version}"`)
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', `"${version}"`])
  expect((await askAgain(drive, '"another"')).statusCode).toBe(200)
  expect((await beat(drive)).version).toBe(version)
  await t.deps.db.delete(bookings).where(eq(bookings.adId, drive.ad.id))
  const changed = (await beat(drive)).version
  expect(changed).not.toBe(version)
  expect((await ask(drive)).version).toBe(changed)
})

test('retains the version on an unchanged approval and on the device’s own reports', async () => {
  const drive = await makeDrive(t.deps)
  const { version } = await ask(drive)
  await approveAgain(t.deps, drive.ad)
  await t.deps.db.update(devices).set({ appVersion: '9', diskFree: 5 }).where(eq(devices.id, drive.device.id))
  expect((await beat(drive)).version).toBe(version)
})

test('changes the version with a changed default playlist', async () => {
  const own = await makePlaylist(t.deps, { storeId: (await getPlatform(t.deps)).id })
  const box = await makeBox(t.deps, { defaultPlayId2: own.id })
  const { version } = await beat(box)
  await t.deps.db.update(playlists).set({ name: '新名字', version: 2 }).where(eq(playlists.id, own.id))
  expect((await beat(box)).version).not.toBe(version)
  expect((await ask(box)).defaultPlay2?.name).toBe('新名字')
})

test('rejects a token with another device’s address or an unknown one', async () => {
  const [box, other] = [await makeBox(t.deps), await makeBox(t.deps)]
  expect(await ask({ ...box, macAddr: other.macAddr })).toMatchObject({ status: 401 })
  expect(await ask({ ...box, macAddr: 'AA:AA:AA:AA:AA:AA' })).toMatchObject({ status: 401 })
})

test('stores the player’s version from the request, and ignores an empty one', async () => {
  const box = await makeBox(t.deps)
  const version = async () =>
    (await t.deps.db.select().from(devices).where(eq(devices.macAddr, box.macAddr)))[0]?.appVersion
  for (const appVersion of ['2.1.0', '', undefined]) {
    await t.call(getProgramme, { deviceId: box.macAddr, appVersion }, undefined, box.by)
    expect(await version()).toBe('2.1.0')
  }
})
