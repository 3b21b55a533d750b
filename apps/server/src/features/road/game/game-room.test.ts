import {
  getGameAd,
  getRoom,
  listAllGameRecords,
  listGameAds,
  listGameRecords,
  joinGame,
  listGames,
  startGame,
  startGameWithKey,
  stopGame,
} from '@lumiroute/contract/game'
import { finishGame, getProgramme, sendGameResults, sendHeartbeat } from '@lumiroute/contract/playbox'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ads, devices, gameRooms, screenBookings } from '../../../db/schema/index.ts'
import { dateIn } from '../../../testing/ad-factories.ts'
import { makeOperator, makeStoreAdmin, type Person } from '../../../testing/factories.ts'
import { makePlayground, type Playground, start } from '../../../testing/game-factories.ts'
import { makeDrive, makeOnAir } from '../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { expireRooms } from './expire-rooms.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')
let nowMs = noon
let t: TestApp
let operator: Person
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(nowMs) })
})
afterAll(() => t.close())
beforeEach(async () => {
  nowMs = noon
  operator = await makeOperator(t.deps)
})

const later = (seconds: number) => void (nowMs += seconds * 1000)
const stop = ({ ad, macAddr }: Playground, gameId = 2) =>
  t.call(stopGame, { adId: ad.id, gameId, deviceId: macAddr }, operator.token)
const detail = async ({ ad }: Pick<Playground, 'ad'>) =>
  (await t.call(getGameAd, { adId: ad.id }, operator.token)).body
const programme = async ({ macAddr, by }: Pick<Playground, 'macAddr' | 'by'>) =>
  (await t.call(getProgramme, { deviceId: macAddr }, undefined, by)).body
/** Countdown, 90 seconds, podium and slack. */
const maxPlaySeconds = 3 + 90 + 15 + 60
const join = (roomCode: string) => t.call(joinGame, { roomCode, nameNo: 0 }, undefined)
const scan = (roomCode: string) => t.call(getRoom, { roomCode }, undefined)
const openRooms = () => t.deps.db.select().from(gameRooms).where(eq(gameRooms.gameId, 2))

test('lists the four games', async () => {
  const { body } = await t.call(listGames, {}, operator.token)
  expect(body.gameList.map(({ id, name, kind }) => [id, name, kind])).toEqual([
    [1, '飛翔鳥', 'alone'],
    [2, '戰機對戰', 'united'],
    [3, '迷你高爾夫', 'alone'],
    [4, '水果射擊', 'alone'],
  ])
  expect(body.gameList[1]).toMatchObject({
    orientation: 'landscape',
    minPlayers: 1,
    maxPlayers: 32,
    roundSeconds: 90,
    thumb: '/games/2.svg',
    settings: { waitSeconds: 60, gameEndUri: '', gameWinUri: '' },
  })
  expect((await t.call(listGames, { gameId: 3 }, operator.token)).body.gameList).toMatchObject([{ id: 3 }])
  expect((await t.call(listGames, { page: 2, size: 3 }, operator.token)).body).toMatchObject({
    gameList: [{ id: 4 }],
    total: 4,
  })
})

test('finds games by ad, device and dates, within the caller’s access', async () => {
  const { ad, macAddr } = await makePlayground(t.deps)
  const owner = await makeStoreAdmin(t.deps, { storeId: ad.storeId })
  const stranger = await makeStoreAdmin(t.deps)
  const find = async (input: Parameters<typeof t.call<typeof listGames>>[1], { token } = owner) =>
    (await t.call(listGames, input, token)).body.gameList?.map(({ id }) => id)
  const date = ad.broadcastDates[0] as string
  expect(await find({ adId: ad.id })).toEqual([2])
  expect(await find({ deviceId: macAddr.toLowerCase() })).toEqual([2])
  expect(await find({ from: date, to: date })).toEqual([2])
  expect(await find({ from: '2099-01-01' })).toEqual([])
  expect(await find({ adId: ad.id }, stranger)).toEqual([])
  expect((await t.call(listGames, { storeId: ad.storeId }, stranger.token)).status).toBe(403)
  const { body } = await t.call(listGames, { adId: ad.id, storeId: ad.storeId }, owner.token)
  expect(body.gameList[0]?.settings.waitSeconds).toBe(ad.waitSeconds)
})

test('returns a room’s times with the business offset', async () => {
  const { body } = await start(t, await makePlayground(t.deps), operator.token)
  const offset = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/
  const { openedAt, startsAt, endsAt } = body.room
  for (const time of [openedAt, startsAt, endsAt]) expect(time).toMatch(offset)
  expect((await scan(body.room.code)).body.serverTime).toMatch(offset)
})

test('returns join link and code on start, and notifies every screen of the ad', async () => {
  const ground = await makePlayground(t.deps, { screens: 2 })
  const before = await programme(ground)
  const { status, body } = await start(t, ground, operator.token)
  expect(status).toBe(200)
  const [link, code] = body.content
  expect(link).toMatch(new RegExp(`/g/${code}$`))
  expect(code).toMatch(/^[34679ACDEFGHJKMNPRTUWXY]{6}$/)
  for (const screen of [ground, ...ground.others]) {
    const { ad, version } = await programme(screen)
    expect(version).not.toBe(before.version)
    expect(ad?.storeGame?.room).toMatchObject({ code, joinUrl: link, gameId: 2 })
    expect(Date.parse(String(ad?.storeGame?.room?.startsAt))).toBe(noon + 60_000)
  }
})

test('reports the room in the heartbeat too', async () => {
  const ground = await makePlayground(t.deps)
  const beat = async () =>
    (
      await t.call(
        sendHeartbeat,
        { deviceId: ground.macAddr, at: t.deps.now().toISOString() },
        undefined,
        ground.by,
      )
    ).body.version
  const quiet = await beat()
  await start(t, ground, operator.token)
  const open = await beat()
  expect(open).not.toBe(quiet)
  expect(open).toBe((await programme(ground)).version)
  await stop(ground)
  expect(await beat()).toBe(quiet)
})

test('returns the same room when started again', async () => {
  const ground = await makePlayground(t.deps)
  const first = await start(t, ground, operator.token)
  later(30)
  const second = await start(t, ground, operator.token)
  expect(second.body.content).toEqual(first.body.content)
  const asked = { adId: ground.ad.id, gameId: 2, roomId: 'PIER', keyName: 'friday' }
  expect((await t.call(startGameWithKey, asked, operator.token)).body.content).toEqual(first.body.content)
})

test('opens one room for eight simultaneous operators', async () => {
  const ground = await makePlayground(t.deps)
  const answers = await Promise.all(Array.from({ length: 8 }, () => start(t, ground, operator.token)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.content[1])).size).toBe(1)
  const rooms = (await openRooms()).filter(({ adId }) => adId === ground.ad.id)
  expect(rooms).toHaveLength(1)
})

test('answers a conflict that names the open room when another game or room is started', async () => {
  const ground = await makePlayground(t.deps)
  const { body } = await start(t, ground, operator.token)
  for (const other of [
    { gameId: 3, roomId: 'PIER' },
    { gameId: 2, roomId: 'OTHER' },
  ]) {
    const refused = await t.call(startGame, { adId: ground.ad.id, ...other }, operator.token)
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    expect(refused.body.message).toContain(body.content[1])
  }
})

test('starts only the approved game', async () => {
  const ground = await makePlayground(t.deps)
  await t.deps.db.update(ads).set({ gameId: 3 }).where(eq(ads.id, ground.ad.id))
  const asked = { adId: ground.ad.id, gameId: 3, roomId: 'PIER' }
  expect((await t.call(startGame, asked, operator.token)).status).toBe(409)
  expect((await start(t, ground, operator.token)).status).toBe(200)
})

test('stores a key name with the room', async () => {
  const ground = await makePlayground(t.deps)
  const asked = { adId: ground.ad.id, gameId: 2, roomId: 'PIER', keyName: '週五／夜場' }
  const { body } = await t.call(startGameWithKey, asked, operator.token)
  expect(body.room.keyName).toBe('週五／夜場')
})

test('does not open or end a room on a prefetch request', async () => {
  const ground = await makePlayground(t.deps)
  const looks: Record<string, string>[] = [
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ]
  for (const look of looks) {
    const { status } = await start(t, ground, operator.token, look)
    expect({ look, status }).toEqual({ look, status: 403 })
  }
  const url = `/api/game/app/start/${ground.ad.id}/2/PIER`
  const headers = { authorization: `Bearer ${operator.token}` }
  expect((await t.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(403)
  expect((await detail(ground)).room).toBeNull()
  await start(t, ground, operator.token)
  const end = { adId: ground.ad.id, gameId: 2, deviceId: ground.macAddr }
  expect((await t.call(stopGame, end, operator.token, looks[0])).status).toBe(403)
  expect((await detail(ground)).room).not.toBeNull()
})

test('lets a store start and stop its own linked game, but no other store', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const stranger = await makeStoreAdmin(t.deps)
  const ground = await makePlayground(t.deps, { storeId: owner.store.id })
  const end = { adId: ground.ad.id, gameId: 2, deviceId: ground.macAddr }
  expect((await start(t, ground, stranger.token)).status).toBe(404)
  expect((await t.call(getGameAd, { adId: ground.ad.id }, stranger.token)).status).toBe(404)
  const listed = async ({ token }: Person) => (await t.call(listGameAds, {}, token)).body.gameAdList
  expect((await listed(owner)).map(({ id }) => id)).toEqual([ground.ad.id])
  expect(await listed(stranger)).toEqual([])
  expect((await start(t, ground, owner.token)).status).toBe(200)
  expect((await t.call(stopGame, end, stranger.token)).status).toBe(404)
  expect((await detail(ground)).room).not.toBeNull()
  expect((await t.call(stopGame, end, owner.token)).body.room).toMatchObject({ endReason: 'forced' })
})

test('moves a room through waiting, playing and expired by the clock alone', async () => {
  const ground = await makePlayground(t.deps)
  const code = (await start(t, ground, operator.token)).body.content[1]
  await join(code)
  expect((await scan(code)).body.room).toMatchObject({ state: 'waiting', secondsLeft: 60 })
  later(60)
  expect((await scan(code)).body.room).toMatchObject({ state: 'playing', secondsLeft: maxPlaySeconds })
  expect((await detail(ground)).room?.state).toBe('playing')
  later(maxPlaySeconds)
  expect((await scan(code)).body.room).toMatchObject({ state: 'ended', secondsLeft: 0 })
  expect((await programme(ground)).ad?.storeGame?.room).toBeNull()
  const { room, pastRooms } = await detail(ground)
  expect(room).toBeNull()
  expect(pastRooms[0]).toMatchObject({ code, state: 'ended', endReason: 'expired' })
})

test('ends a room that nobody joined when its round would start', async () => {
  const ground = await makePlayground(t.deps)
  const code = (await start(t, ground, operator.token)).body.content[1]
  later(60)
  expect((await scan(code)).body.room).toMatchObject({ state: 'ended', phase: 'ended' })
  expect((await join(code)).status).toBe(409)
  await expireRooms(t.deps)
  const [past] = (await detail(ground)).pastRooms
  expect(past).toMatchObject({ code, endReason: 'expired', players: 0, hasRound: false })
  expect(Date.parse(past?.endedAt ?? '')).toBe(noon + 60_000)
})

test('marks expired rooms in the job, and opens a new room without the job', async () => {
  const ground = await makePlayground(t.deps)
  const first = (await start(t, ground, operator.token)).body.content[1]
  later(60 + maxPlaySeconds)
  const second = (await start(t, ground, operator.token)).body.content[1]
  expect(second).not.toBe(first)
  later(60 + maxPlaySeconds)
  await expireRooms(t.deps)
  const rooms = (await openRooms()).filter(({ adId }) => adId === ground.ad.id)
  expect(rooms.map(({ endReason }) => endReason)).toEqual(['expired', 'expired'])
})

test('recognises the room after a server restart', async () => {
  const ground = await makePlayground(t.deps)
  const code = (await start(t, ground, operator.token)).body.content[1]
  await join(code)
  later(90)
  const databaseUrl = t.deps.settings.databaseUrl as string
  const anew = await startTestApp({ databaseUrl, now: () => new Date(nowMs) })
  const { body } = await anew.call(getRoom, { roomCode: code }, undefined)
  await anew.close()
  expect(body.room).toMatchObject({ state: 'playing', secondsLeft: maxPlaySeconds - 30 })
})

test('ends the room on every screen on a forced stop, and reports none open on a second one', async () => {
  const ground = await makePlayground(t.deps, { screens: 2 })
  const code = (await start(t, ground, operator.token)).body.content[1]
  const [other] = ground.others
  const asked = { adId: ground.ad.id, gameId: 2, deviceId: String(other?.macAddr) }
  const { body } = await t.call(stopGame, asked, operator.token)
  expect(body.room).toMatchObject({ code, state: 'ended', endReason: 'forced' })
  for (const screen of [ground, ...ground.others])
    expect((await programme(screen)).ad?.storeGame?.room).toBeNull()
  expect((await scan(code)).body.room.state).toBe('ended')
  expect((await stop(ground)).body).toMatchObject({ room: null, message: '目前沒有進行中的遊戲' })
})

test('ends nothing if the stop names another game or an unknown device', async () => {
  const ground = await makePlayground(t.deps)
  const stranger = await makePlayground(t.deps)
  await start(t, ground, operator.token)
  expect((await stop(ground, 3)).status).toBe(409)
  expect((await stop({ ...ground, macAddr: stranger.macAddr })).status).toBe(404)
  expect((await stop({ ...ground, macAddr: 'no address' })).status).toBe(404)
  expect((await detail(ground)).room).not.toBeNull()
})

test.each([
  ['notApproved', { review: 'request' as const }],
  ['notToday', { broadcastDates: ['2026-11-16'] }],
  ['noGame', { gameId: null }],
  ['noDevice', { unitedDeviceId: '' }],
  ['unknownDevice', { unitedDeviceId: '00:00:5E:00:53:01' }],
  ['notUnited', { moveType: 'store_alone_game' }],
])('refuses to start with %s, with an explanation', async (refusal, given) => {
  const ground = await makePlayground(t.deps, given)
  if (refusal === 'notApproved')
    await t.deps.db.update(ads).set({ snapshotId: null }).where(eq(ads.id, ground.ad.id))
  expect((await detail(ground)).refusal).toBe(refusal)
  const { status, body } = await start(t, ground, operator.token)
  expect(status).toBe(409)
  expect(body.message).toMatch(/\p{Script=Han}/u)
})

test('rejects a device that is not paired or plays another ad today', async () => {
  const unpaired = await makePlayground(t.deps)
  await t.deps.db.update(devices).set({ tokenHash: null }).where(eq(devices.id, unpaired.device.id))
  expect((await detail(unpaired)).refusal).toBe('unpairedDevice')
  const drive = await makeDrive(t.deps)
  const game = { moveType: 'store_united_game', gameId: 2, unitedDeviceId: drive.macAddr }
  const busy = await makeOnAir(t.deps, game)
  expect(await detail(busy)).toMatchObject({
    refusal: 'otherAd',
    screens: [{ macAddr: drive.macAddr, otherAd: drive.ad.name }],
  })
  expect((await start(t, busy, operator.token)).status).toBe(409)
})

test('allows an offline device to start; the screen list shows it as offline', async () => {
  const ground = await makePlayground(t.deps)
  const lastSeenAt = new Date(noon - 3_600_000)
  await t.deps.db.update(devices).set({ lastSeenAt }).where(eq(devices.id, ground.device.id))
  expect(await detail(ground)).toMatchObject({ refusal: null, screens: [{ status: 'offline' }] })
  expect((await start(t, ground, operator.token)).status).toBe(200)
})

test('ends every room by midnight', async () => {
  const ground = await makePlayground(t.deps)
  nowMs = Date.parse('2026-11-15T23:57:00+08:00')
  operator = await makeOperator(t.deps)
  const { body } = await start(t, ground, operator.token)
  expect(Date.parse(body.room.endsAt)).toBe(Date.parse('2026-11-16T00:00:00+08:00'))
  await stop(ground)
  nowMs = Date.parse('2026-11-15T23:59:30+08:00')
  expect((await start(t, ground, operator.token)).status).toBe(409)
})

test('ends rooms of a withdrawn ad and of a deleted or revoked device', async () => {
  const withdrawn = await makePlayground(t.deps)
  const deleted = await makePlayground(t.deps)
  const revoked = await makePlayground(t.deps)
  const grounds = [withdrawn, deleted, revoked]
  const codes: string[] = []
  for (const ground of grounds) codes.push((await start(t, ground, operator.token)).body.content[1])
  await t.deps.db.update(ads).set({ snapshotId: null }).where(eq(ads.id, withdrawn.ad.id))
  await t.deps.db.delete(screenBookings).where(eq(screenBookings.deviceId, deleted.device.id))
  await t.deps.db.delete(devices).where(eq(devices.id, deleted.device.id))
  await t.deps.db.update(devices).set({ tokenHash: null }).where(eq(devices.id, revoked.device.id))
  for (const code of codes) expect((await scan(code)).body.room.state).toBe('ended')
  await expireRooms(t.deps)
  const reasons = await Promise.all(grounds.map(async (each) => (await detail(each)).pastRooms[0]?.endReason))
  expect(reasons).toEqual(['ad_gone', 'device_gone', 'device_gone'])
})

test('lets only the hosting screen finish the room, and only while it plays', async () => {
  const ground = await makePlayground(t.deps, { screens: 2 })
  const [other] = ground.others
  const roomCode = (await start(t, ground, operator.token)).body.content[1]
  const finish = (box: Pick<Playground, 'macAddr' | 'by'>) =>
    t.call(finishGame, { deviceId: box.macAddr, roomCode }, undefined, box.by)
  expect((await finish(ground)).status).toBe(200)
  expect((await detail(ground)).room?.state).toBe('waiting')
  await join(roomCode)
  later(70)
  expect((await finish(other as Playground)).status).toBe(404)
  expect((await finish(ground)).status).toBe(200)
  expect((await finish(ground)).status).toBe(200)
  expect((await detail(ground)).pastRooms[0]?.endReason).toBe('finished')
})

test('counts results for the open room, in the records of store and platform', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const ground = await makePlayground(t.deps, { storeId: owner.store.id })
  await join((await start(t, ground, operator.token)).body.content[1])
  later(90)
  const result = { userName: '小美', groupName: '紅隊', score: 900, endStatus: 'win' as const }
  const results = [
    { ...result, resultId: randomUUID(), recordTime: t.deps.now().toISOString() },
    { ...result, resultId: randomUUID(), recordTime: new Date(noon - 60_000).toISOString(), score: 9999 },
  ]
  const sent = { deviceId: ground.macAddr, recordId: ground.recordId, results }
  expect((await t.call(sendGameResults, sent, undefined, ground.by)).body.stored).toBe(2)
  expect((await detail(ground)).room).toMatchObject({ players: 1, bestScore: 900 })
  const own = await t.call(listGameRecords, { store: owner.store.storeCode }, owner.token)
  const of = { adId: ground.ad.id, recordId: ground.recordId, gameId: 2, gameName: '戰機對戰' }
  const inRoom = { roomId: 'PIER', deviceId: ground.macAddr, rank: 1, durationS: 30 }
  expect(own.body.gameRecordList).toMatchObject([
    { ...of, ...inRoom, userName: '小美', groupName: '紅隊', score: 900, endStatus: 'win' },
    { ...of, roomId: null, startAt: null, durationS: null, rank: 1, score: 9999 },
  ])
  const [played] = own.body.gameRecordList
  expect(Date.parse(played?.endAt ?? '') - Date.parse(played?.startAt ?? '')).toBe(30_000)
  const all = await t.call(listAllGameRecords, { size: 1, sort: '-score' }, operator.token)
  expect(all.body).toMatchObject({ gameRecordList: [{ score: 9999 }] })
  const stranger = await makeStoreAdmin(t.deps)
  expect((await t.call(listGameRecords, { store: owner.store.storeCode }, stranger.token)).status).toBe(403)
})

test('ranks a result within its room, or within its broadcast without a room', async () => {
  const owner = await makeStoreAdmin(t.deps)
  const ground = await makePlayground(t.deps, { storeId: owner.store.id })
  const before = t.deps.now().getTime()
  await start(t, ground, operator.token)
  later(90)
  const result = (userName: string, score: number, ms: number) => {
    const recordTime = new Date(ms).toISOString()
    return { resultId: randomUUID(), recordTime, userName, groupName: '', score, endStatus: 'lose' as const }
  }
  const now = t.deps.now().getTime()
  const inside = [result('甲', 5, now - 3), result('乙', 9, now - 2), result('丙', 5, now - 1)]
  const outside = [result('丁', 7, before - 60_000), result('戊', 20, before - 50_000)]
  const sent = { deviceId: ground.macAddr, recordId: ground.recordId, results: [...inside, ...outside] }
  expect((await t.call(sendGameResults, sent, undefined, ground.by)).body.stored).toBe(5)
  const { gameRecordList } = (await t.call(listGameRecords, { store: owner.store.storeCode }, owner.token))
    .body
  const ranks = Object.fromEntries(gameRecordList.map(({ userName, rank }) => [userName, rank]))
  expect(ranks).toEqual({ 甲: 2, 乙: 1, 丙: 2, 丁: 3, 戊: 1 })
  const only = gameRecordList.find(({ userName }) => userName === '丁')
  expect([only?.roomId, only?.deviceId]).toEqual([null, ground.macAddr])
})

test('reads a scanned code in any spelling, and returns no personal data', async () => {
  const ground = await makePlayground(t.deps)
  const code = (await start(t, ground, operator.token)).body.content[1]
  const typed = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase()
  const { body } = await scan(typed)
  expect(Object.keys(body.room).toSorted()).toEqual(
    // oxfmt-ignore
    ['code', 'endsAt', 'game', 'liffId', 'maxPlayers', 'names', 'nextCode', 'phase', 'players', 'prize', 'secondsLeft', 'startsAt',
      'state', 'storeCode', 'storeName'],
  )
  expect((await scan('AAAAAA')).status).toBe(404)
  later(86_401)
  expect((await scan(code)).status).toBe(404)
})

test('lists every ad with a game, the open and the next ones first', async () => {
  const name = `清單 ${randomUUID().slice(0, 8)}`
  const open = await makePlayground(t.deps, { name: `${name} open` })
  await start(t, open, operator.token)
  const tomorrow = [dateIn(t.deps, 1)]
  await makePlayground(t.deps, { name: `${name} tomorrow`, broadcastDates: tomorrow })
  await makePlayground(t.deps, { name: `${name} today` })
  await makePlayground(t.deps, { name: `${name} alone`, moveType: 'store_alone_game' })
  await makeOnAir(t.deps, { name: `${name} film` })
  const listed = async (filter: object) =>
    (await t.call(listGameAds, { q: name, ...filter }, operator.token)).body.gameAdList
  const all = await listed({})
  expect(all.map((each) => each.name.slice(name.length + 1))).toEqual(['open', 'today', 'tomorrow', 'alone'])
  expect(all.map(({ actions }) => actions)).toEqual([['open'], ['open'], ['open'], []])
  expect(all[0]).toMatchObject({
    isToday: true,
    room: { state: 'waiting' },
    moveType: { name: '店家連線遊戲' },
  })
  expect(await listed({ isOpen: true })).toHaveLength(1)
  expect(await listed({ isToday: true, moveType: 'store_united_game' })).toHaveLength(2)
})
