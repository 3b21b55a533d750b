import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameSeats } from '../../../../db/schema/index.ts'
import { socketUrl, TestPhone, TestScreen, TestSocket } from '../../../../testing/game-clients.ts'
import { type MadeRoom, makeRoom } from '../../../../testing/game-room.ts'
import { eventually, readPlayed } from '../../../../testing/play-room.ts'
import { makeBox } from '../../../../testing/road-factories.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let t: TestApp
let url: string
let room: MadeRoom
beforeAll(async () => {
  t = await startTestApp()
  url = await t.app.listen({ host: '127.0.0.1', port: 0 })
  room = await makeRoom(t.deps, { seats: 2, waitMs: 600_000 })
})
afterAll(() => t.close())

const knock = (hello?: object, code = room.code) => new TestSocket(socketUrl(url, code), hello)
const sockets = async () =>
  Number(/^lumiroute_game_sockets (\d+)$/m.exec(await t.deps.metrics.metrics())?.[1] ?? 0)
/** The answer to an upgrade that is refused. */
const refusal = (path: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve) => {
    const { socket } = new TestSocket(url.replace('http', 'ws') + path, undefined, { headers })
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode))
    socket.once('open', () => resolve(undefined))
  })
const gamePath = () => `/api/game/socket/${room.code}`

test('refuses forged tokens', async () => {
  const forged = 'x'.repeat(43)
  expect(await knock({ type: 'seat', token: forged }).ended).toBe(4401)
  expect(await knock({ type: 'screen', token: forged }).ended).toBe(4401)
  expect(await knock({ type: 'seat', token: room.screenTokens[0] }).ended).toBe(4401)
  expect(await knock({ type: 'screen', token: room.seatTokens[0] }).ended).toBe(4401)
  const [seat] = await t.deps.db.select().from(gameSeats).where(eq(gameSeats.roomId, room.id))
  expect(await knock({ type: 'seat', token: seat?.tokenHash }).ended).toBe(4401)
})

test('refuses tokens of other rooms, and rooms that do not exist or are over', async () => {
  const other = await makeRoom(t.deps, { seats: 1, waitMs: 600_000 })
  expect(await knock({ type: 'seat', token: other.seatTokens[0] }).ended).toBe(4401)
  expect(await knock({ type: 'screen', token: other.screenTokens[0] }).ended).toBe(4401)
  const stranger = (await makeBox(t.deps)).by.authorization.replace('Device ', '')
  expect(await knock({ type: 'screen', token: stranger }).ended).toBe(4401)
  expect(await knock({ type: 'seat', token: room.seatTokens[0] }, '444444').ended).toBe(4404)
  const past = await makeRoom(t.deps, { seats: 0, waitMs: 1 })
  await eventually(async () => (await readPlayed(t.deps, past.id)).room?.endedAt)
  expect(await knock({ type: 'screen', token: past.screenTokens[0] }, past.code).ended).toBe(4410)
})

test('closes sockets that send nonsense', async () => {
  const token = room.seatTokens[0] as string
  const texts = [
    '',
    '{',
    'null',
    '[]',
    '{"type":"seat"}',
    '{"type":"admin","token":"x"}',
    '\u0000',
    '9'.repeat(900),
  ]
  for (const text of texts) {
    const socket = knock()
    await socket.opened
    socket.socket.send(text)
    expect([text.slice(0, 20), await socket.ended]).toEqual([text.slice(0, 20), 4400])
  }
  for (const bytes of [[], [1], [2, 0, 0], [0, 128, 0], [0, 0, 0, 0]]) {
    const phone = new TestPhone(url, room.code, token)
    await eventually(() => phone.last('room'))
    phone.socket.send(Uint8Array.from(bytes))
    expect([bytes, await phone.ended]).toEqual([bytes, 4400])
  }
  const large = knock()
  await large.opened
  large.socket.send('x'.repeat(1025))
  expect(await large.ended).toBe(1009)
  const screen = new TestScreen(url, room.code, room.screenTokens[0] as string)
  await eventually(() => screen.last('room'))
  screen.socket.send(Uint8Array.of(1, 0, 0))
  expect(await screen.ended).toBe(4400)
})

test('lets the newest socket of a seat or screen win', async () => {
  const token = room.seatTokens[1] as string
  const phones = [new TestPhone(url, room.code, token)]
  await eventually(() => phones[0]?.last('room'))
  for (let at = 0; at < 5; at++) {
    const phone = new TestPhone(url, room.code, token)
    phones.push(phone)
    await eventually(() => phone.last('room'))
  }
  expect(await Promise.all(phones.slice(0, -1).map(({ ended }) => ended))).toEqual(Array(5).fill(4409))
  const screens = [0, 1].map(() => new TestScreen(url, room.code, room.screenTokens[0] as string))
  await eventually(() => screens.filter(({ closed }) => closed?.code === 4409).length === 1)
  for (const each of [...phones, ...screens]) each.cut()
})

test('drops pads beyond thirty a second, without harm', async () => {
  const played = await makeRoom(t.deps, { seats: 2, waitMs: 300, settings: { seconds: 2 } })
  const [flood, calm] = played.seatTokens.map((token) => new TestPhone(url, played.code, token)) as [
    TestPhone,
    TestPhone,
  ]
  await eventually(() => flood.last('room')?.phase === 'playing' && calm.last('you'))
  for (let at = 0; at < 1000; at++) flood.press({ buttons: at & 1, x: at % 100 })
  await eventually(() => flood.isOver && calm.isOver)
  const { round, replay } = await readPlayed(t.deps, played.id)
  expect(replay?.hash).toBe(round?.finalHash)
  // 30 at once and 30 for each of the five seconds, 7 bytes each.
  expect(round?.inputs?.length).toBeLessThan((30 + 5 * 30) * 7 + 200)
})

test('closes a socket without a hello, and frees every place again', async () => {
  await eventually(async () => (await sockets()) === 0)
  const silent = Array.from({ length: 100 }, () => knock())
  await eventually(async () => (await sockets()) === 100)
  expect(await Promise.all(silent.map(({ ended }) => ended))).toEqual(Array(100).fill(4400))
  await eventually(async () => (await sockets()) === 0)
})

test('limits the sockets of one address, and does not grow with many', async () => {
  const other = await makeRoom(t.deps, { seats: 1, waitMs: 600_000 })
  const token = other.seatTokens[0] as string
  const many = Array.from({ length: 200 }, () => knock())
  await Promise.all(many.map(({ opened }) => opened))
  expect(await refusal(gamePath())).toBe(429)
  for (const each of many) each.cut()
  await eventually(async () => (await sockets()) === 0)
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  for (let round = 0; round < 10; round++) {
    const phones = Array.from({ length: 20 }, () => new TestPhone(url, other.code, token))
    await Promise.all(phones.map(({ opened }) => opened))
    for (const phone of phones) phone.cut()
    await eventually(async () => (await sockets()) === 0)
  }
  globalThis.gc?.()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000)
  const phone = new TestPhone(url, other.code, token)
  await eventually(() => phone.last('room'))
  phone.cut()
})

test('refuses pages of other sites, other paths and plain requests', async () => {
  expect(await refusal(gamePath(), { origin: 'https://evil.example' })).toBe(403)
  expect(await refusal(gamePath(), { origin: 'null' })).toBe(403)
  expect(await refusal(gamePath(), { origin: url })).toBeUndefined()
  expect(await refusal('/api/game/socket')).toBe(404)
  expect(await refusal('/api/socket')).toBe(404)
  expect((await t.app.inject({ url: gamePath() })).statusCode).toBe(404)
  expect((await fetch(url + gamePath())).status).toBe(404)
})

test('does not believe a forged address of another server', async () => {
  const headers = {
    'x-lumiroute-passed': `${Date.now()} 1.2.3.4 ${'A'.repeat(43)}`,
    origin: 'https://evil.example',
  }
  expect(await refusal(gamePath(), headers)).toBe(403)
})
