import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRooms, gameRounds, serverNodes } from '../../../../db/schema/index.ts'
import { Returning, TestPhone, TestScreen } from '../../../../testing/game-clients.ts'
import { makeRoom } from '../../../../testing/game-room.ts'
import { eventually, findDivergence, playAtRandom, readPlayed } from '../../../../testing/play-room.ts'
import { startTwoServers, type TwoServers } from '../../../../testing/two-servers.ts'
import type { TestApp } from '../../../../testing/test-app.ts'

let servers: TwoServers
let url: string
let otherUrl: string
const listen = ({ app }: TestApp) => app.listen({ host: '127.0.0.1', port: 0 })
beforeAll(async () => {
  servers = await startTwoServers()
  url = await listen(servers.one)
  otherUrl = await listen(servers.other)
  await eventually(async () => (await servers.one.deps.db.select().from(serverNodes)).length === 2)
})
afterAll(() => servers.close())

const read = (roomId: number) => readPlayed(servers.other.deps, roomId)
const gauge = async ({ deps }: TestApp, name: string) =>
  Number(new RegExp(`^lumiroute_game_${name} (\\d+)$`, 'm').exec(await deps.metrics.metrics())?.[1] ?? 0)

test('passes a socket on to the server that runs the room', async () => {
  const room = await makeRoom(servers.one.deps, { screens: 2, seats: 2, settings: { seconds: 2 } })
  const [first = '', second = ''] = room.screenTokens
  const here = new TestScreen(url, room.code, first)
  await eventually(() => here.last('room'))
  const there = new TestScreen(otherUrl, room.code, second)
  const phones = room.seatTokens.map((token) => new TestPhone(otherUrl, room.code, token))
  await eventually(() => there.last('room') && phones.every((phone) => phone.last('room')))
  expect(await gauge(servers.other, 'sockets_passed_on')).toBe(3)
  expect(await gauge(servers.other, 'rooms')).toBe(0)
  for (const phone of phones) playAtRandom(phone)
  await eventually(() => here.isOver && there.isOver)
  const { round, replay } = await read(room.id)
  expect([here.hash, there.hash, replay?.hash]).toEqual(Array(3).fill(round?.finalHash))
  phones[0]?.cut()
  await eventually(async () => (await gauge(servers.other, 'sockets_passed_on')) === 2)
})

test('closes its sockets when another server has taken the room', async () => {
  const room = await makeRoom(servers.one.deps, { seats: 1, settings: { seconds: 3 } })
  const [token = ''] = room.seatTokens
  const phone = new TestPhone(url, room.code, token)
  await eventually(() => phone.last('you'))
  await servers.one.deps.db
    .update(gameRooms)
    .set({ hostNode: 'somebody', hostUntil: sql`now() - interval '1 s'` })
    .where(eq(gameRooms.id, room.id))
  expect(await phone.ended).toBe(4503)
  const again = new TestPhone(url, room.code, token)
  await eventually(() => again.isOver)
  const { round, replay } = await read(room.id)
  expect(replay?.hash).toBe(round?.finalHash)
})

test('ends a round of another version without results', async () => {
  const { deps } = servers.one
  const room = await makeRoom(deps, { seats: 1, waitMs: 1, settings: { seconds: 30 } })
  const phone = new TestPhone(url, room.code, room.seatTokens[0] as string)
  await eventually(() => phone.last('you'))
  await deps.db.update(gameRounds).set({ codeVersion: 0 }).where(eq(gameRounds.roomId, room.id))
  await deps.db
    .update(gameRooms)
    .set({ hostNode: 'somebody', hostUntil: sql`now() - interval '1 s'` })
    .where(eq(gameRooms.id, room.id))
  await eventually(async () => (await read(room.id)).room?.endReason === 'forced')
  const { round, seats, results } = await read(room.id)
  expect(round).toMatchObject({ finalHash: null, endedAt: expect.any(Date) as Date })
  expect(seats).toMatchObject([{ score: null, endStatus: null }])
  expect(results).toEqual([])
})

test('continues the rounds of a server that stops, without losing an input', async () => {
  const leaving = await servers.startAnother()
  const leavingUrl = await listen(leaving)
  const room = await makeRoom(leaving.deps, { screens: 1, seats: 1, settings: { seconds: 4 } })
  const screen = new TestScreen(leavingUrl, room.code, room.screenTokens[0] as string)
  const phone = new TestPhone(leavingUrl, room.code, room.seatTokens[0] as string)
  playAtRandom(phone)
  await eventually(() => (screen.state?.tick ?? 0) > 220)
  await leaving.close()
  expect([await screen.ended, await phone.ended]).toEqual([1012, 1012])
  const shown = screen.state?.tick ?? 0
  const again = new TestScreen(url, room.code, room.screenTokens[0] as string)
  await eventually(() => again.frames[0])
  expect(again.frames[0]?.until).toBeGreaterThanOrEqual(shown)
  await eventually(() => again.isOver)
  const { round } = await read(room.id)
  expect(again.hash).toBe(round?.finalHash)
  expect(findDivergence(screen, round?.inputs as Buffer)).toBeGreaterThanOrEqual(shown)
})

test('takes over the round of a server that lost the database, and writes its results once', async () => {
  const lost = await servers.startAnother()
  const lostUrl = await listen(lost)
  const room = await makeRoom(lost.deps, { screens: 1, seats: 2, settings: { seconds: 3 } })
  const [screenToken = ''] = room.screenTokens
  const screen = new TestScreen(lostUrl, room.code, screenToken)
  const phones = room.seatTokens.map((token) => new TestPhone(lostUrl, room.code, token))
  for (const phone of phones) playAtRandom(phone)
  await eventually(() => (screen.state?.tick ?? 0) > 200)
  const { run, write } = lost.deps.db
  const fail = () => Promise.reject(new Error('no database'))
  Object.assign(lost.deps.db, { run: fail, write: fail })
  const shown = screen.state?.tick ?? 0
  const returning = new Returning(() => new TestScreen(otherUrl, room.code, screenToken))
  const again = await eventually(() => (returning.current.frames[0] ? returning.current : undefined))
  await eventually(() => again.isOver)
  expect(await screen.ended).toBe(4503)
  const { round, replay, results, seats } = await read(room.id)
  expect(shown - findDivergence(screen, round?.inputs as Buffer)).toBeLessThanOrEqual(60)
  expect([again.hash, replay?.hash]).toEqual([round?.finalHash, round?.finalHash])
  expect(results.map(({ score }) => score)).toEqual(seats.map(({ score }) => score))
  Object.assign(lost.deps.db, { run, write })
  await lost.close()
})
