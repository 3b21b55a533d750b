import { getGameAd, getRoom, joinGame, listGameAds, maxPlayers, stopGame } from '@lumiroute/contract/game'
import { getProgramme, openGame, waitForWakeup } from '@lumiroute/contract/playbox'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { devices, gameRooms, gameSeats } from '../../../db/schema/index.ts'
import { makeOperator } from '../../../testing/factories.ts'
import { makePlayground, type Playground, start } from '../../../testing/game-factories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { deleteUntouched } from './delete-untouched-rooms.ts'
import { expireRooms } from './expire-rooms.ts'

const noon = Date.parse('2026-11-15T12:00:00+08:00')
let nowMs = noon
let t: TestApp
let token: string
beforeAll(async () => {
  t = await startTestApp({ now: () => new Date(nowMs) })
})
afterAll(() => t.close())
beforeEach(async () => {
  nowMs = noon
  token = (await makeOperator(t.deps)).token
})

const later = (seconds: number) => void (nowMs += seconds * 1000)
type Joining = { nameNo?: number; name?: string; phoneId?: string }
const join = (roomCode: string, { nameNo = 0, ...given }: Joining = {}, language = 'zh-TW') =>
  t.call(joinGame, { roomCode, nameNo, ...given }, undefined, { 'accept-language': language })
const scan = async (roomCode: string) => (await t.call(getRoom, { roomCode }, undefined)).body.room
const alone = { moveType: 'store_alone_game', gameId: 1, waitSeconds: 20 }
const openBox = ({ macAddr, by }: Pick<Playground, 'macAddr' | 'by'>, speedKmh?: number) =>
  t.call(openGame, { deviceId: macAddr, ...(speedKmh !== undefined && { speedKmh }) }, undefined, by)
const linked = async (given: Parameters<typeof makePlayground>[1] = {}) => {
  const ground = await makePlayground(t.deps, given)
  return { ground, code: (await start(t, ground, token)).body.content[1] }
}

test('gives seats in order, with a token that only its hash is stored of', async () => {
  const { code } = await linked()
  const first = (await join(code, { nameNo: 2 })).body
  const second = (await join(code.toLowerCase(), { nameNo: 3 }, 'en')).body
  expect([first.seat, second.seat]).toEqual([
    { no: 0, name: '黑熊' },
    { no: 1, name: 'Sika Deer' },
  ])
  expect(first.socketPath).toBe(`/api/game/socket/${code}`)
  expect(first.seatToken).not.toBe(second.seatToken)
  const rows = await t.deps.db.select().from(gameSeats)
  expect(JSON.stringify(rows)).not.toContain(first.seatToken)
  expect(await scan(code)).toMatchObject({ phase: 'waiting', players: 2, maxPlayers, names: 'preset' })
})

test('gives each of 32 simultaneous players a seat of their own, and refuses the next', async () => {
  const { code } = await linked()
  const answers = await Promise.all(Array.from({ length: 34 }, () => join(code)))
  const seats = answers.filter(({ status }) => status === 200).map(({ body }) => body.seat.no)
  expect(seats.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, no) => no))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status }) => status)).toEqual([409, 409])
  expect(refused[0]?.body.message).toBe('座位已滿，請等下一場')
})

test('lets people join while the round runs, but not after the room has ended', async () => {
  const { code } = await linked()
  await join(code)
  later(70)
  expect(await join(code)).toMatchObject({ status: 200, body: { seat: { no: 1 } } })
  later(600)
  expect((await join(code)).status).toBe(409)
  expect((await join('AAAAAA')).status).toBe(404)
})

test('takes typed names only where the ad allows them, without what cannot be seen', async () => {
  const preset = await linked()
  expect((await join(preset.code, { name: '阿明', nameNo: 1 })).body.seat.name).toBe('藍鵲')
  const { code } = await linked({ gameNames: 'free' })
  const name = async (typed: string) => (await join(code, { name: typed })).body.seat?.name
  expect(await name('  阿\u200b明\u202e ')).toBe('阿明')
  expect(await name('Ｌｅｏ')).toBe('Leo')
  expect(await name('\u200b')).toBe('石虎')
  const long = await join(code, { name: '一二三四五六七八九' })
  expect(long).toMatchObject({ status: 400, body: { fields: { name: '暱稱最多 8 個字' } } })
  for (const bad of ['幹 你', 'f.u.c.k', 'SH1T', 'f\u200buck', '靠-北'])
    expect({ bad, status: (await join(code, { name: bad })).status }).toEqual({ bad, status: 400 })
})

test('counts the rounds of a phone and day, also of two joins at once', async () => {
  const { ground, code } = await linked({ gameDailyPlays: 1 })
  const phoneId = randomUUID()
  const answers = await Promise.all([join(code, { phoneId }), join(code, { phoneId })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await join(code, { phoneId: randomUUID() })).status).toBe(200)
  expect((await join(code)).status).toBe(200)
  const [seat] = await t.deps.db.select().from(gameSeats).where(eq(gameSeats.no, 0))
  expect(JSON.stringify(seat)).not.toContain(phoneId)
  // The next day it is another hash, so it counts anew.
  const [room] = await t.deps.db.select().from(gameRooms).where(eq(gameRooms.code, code))
  nowMs = Date.parse('2026-11-16T00:00:30+08:00')
  await t.deps.db
    .update(gameRooms)
    .set({
      startsAt: new Date(nowMs + 1000),
      endsAt: new Date(nowMs + 600_000),
      endedAt: null,
      endReason: null,
    })
    .where(eq(gameRooms.id, room?.id ?? 0))
  expect(ground.ad.gameDailyPlays).toBe(1)
  expect((await join(code, { phoneId })).status).toBe(200)
})

test('refuses a flood of joins from one address', async () => {
  const statuses: number[] = []
  const from = { method: 'POST' as const, url: '/api/game/join', remoteAddress: '203.0.113.77' }
  for (let count = 0; count < 1000; count++) {
    const payload = { roomCode: 'NOROOM', nameNo: 0 }
    statuses.push((await t.app.inject({ ...from, payload })).statusCode)
  }
  const refused = statuses.filter((status) => status === 429).length
  expect(refused).toBeGreaterThan(800)
  expect(statuses.filter((status) => status === 404).length).toBe(1000 - refused)
})

test('opens a room for one box, which waits for its first player', async () => {
  const ground = await makePlayground(t.deps, { ...alone, screens: 2 })
  const [other] = ground.others as [Playground]
  const { room } = (await openBox(ground)).body
  expect(room).toMatchObject({ gameId: 1 })
  expect((await openBox(ground)).body.room).toEqual(room)
  const otherRoom = (await openBox(other)).body.room
  expect(otherRoom.code).not.toBe(room.code)
  const shown = async ({ macAddr, by }: Pick<Playground, 'macAddr' | 'by'>) =>
    (await t.call(getProgramme, { deviceId: macAddr }, undefined, by)).body.ad?.storeGame?.room
  expect(await shown(ground)).toEqual(room)
  expect(await shown(other)).toEqual(otherRoom)
  expect(await scan(room.code)).toMatchObject({ phase: 'open', state: 'waiting', players: 0 })
  const { mark } = (await t.call(waitForWakeup, { deviceId: ground.macAddr, mark: 0 }, undefined, ground.by))
    .body
  later(100)
  const woken = t.call(waitForWakeup, { deviceId: ground.macAddr, mark }, undefined, ground.by)
  await join(room.code)
  expect((await woken).body.isDue).toBe(true)
  expect(await scan(room.code)).toMatchObject({ phase: 'waiting', secondsLeft: 20, players: 1 })
  const planned = await shown(ground)
  expect(Date.parse(planned?.startsAt ?? '')).toBe(noon + 120_000)
  expect(Date.parse(planned?.endsAt ?? '')).toBe(noon + (120 + 3 + 90 + 15 + 60) * 1000)
  await join(room.code)
  expect(await scan(room.code)).toMatchObject({ secondsLeft: 20, players: 2 })
})

test('opens one room for simultaneous calls of a box, and a new one after the last has ended', async () => {
  const ground = await makePlayground(t.deps, alone)
  const answers = await Promise.all(Array.from({ length: 4 }, () => openBox(ground)))
  expect(new Set(answers.map(({ body }) => body.room.code)).size).toBe(1)
  const code = answers[0]?.body.room.code as string
  later(600)
  expect((await scan(code)).phase).toBe('ended')
  const next = (await openBox(ground)).body.room.code
  expect(next).not.toBe(code)
  expect(await scan(code)).toMatchObject({ phase: 'ended', nextCode: next })
  later(601)
  await expireRooms(t.deps)
  expect(await scan(code)).toMatchObject({ nextCode: null })
})

test('opens nothing for a moving box, a linked game, an ad without a game or an unpaired box', async () => {
  const ground = await makePlayground(t.deps, alone)
  expect(await openBox(ground, 3.5)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await openBox(ground, 3)).status).toBe(200)
  expect((await openBox(await makePlayground(t.deps))).status).toBe(409)
  expect((await openBox(await makePlayground(t.deps, { ...alone, gameId: null }))).status).toBe(409)
  const sensor = await makePlayground(t.deps, alone)
  await t.deps.db.update(devices).set({ kind: 'sensor' }).where(eq(devices.id, sensor.device.id))
  expect((await openBox(sensor)).status).toBe(409)
  const foreign = { macAddr: sensor.macAddr, by: ground.by }
  expect((await openBox(foreign)).status).toBe(401)
})

test('lists and stops the rooms of several boxes of one ad, and forgets those that nobody joined', async () => {
  const ground = await makePlayground(t.deps, { ...alone, screens: 2 })
  const [other] = ground.others as [Playground]
  const first = (await openBox(ground)).body.room.code
  later(1)
  const second = (await openBox(other)).body.room.code
  await join(second)
  const { gameAdList } = (await t.call(listGameAds, { q: ground.ad.name }, token)).body
  expect(gameAdList).toMatchObject([{ room: { code: second } }])
  const stop = (macAddr: string) =>
    t.call(stopGame, { adId: ground.ad.id, gameId: 1, deviceId: macAddr }, token)
  expect((await stop(ground.macAddr)).body.room).toMatchObject({ code: first, endReason: 'forced' })
  expect((await stop(other.macAddr)).body.room).toMatchObject({ code: second, endReason: 'forced' })
  expect((await stop(other.macAddr)).body.room).toBeNull()
  const { pastRooms } = (await t.call(getGameAd, { adId: ground.ad.id }, token)).body
  expect(pastRooms.map(({ code }) => code)).toEqual([second])
  later(86_401)
  await deleteUntouched(t.deps)
  const left = await t.deps.db.select().from(gameRooms).where(eq(gameRooms.adId, ground.ad.id))
  expect(left.map(({ code }) => code)).toEqual([second])
})
