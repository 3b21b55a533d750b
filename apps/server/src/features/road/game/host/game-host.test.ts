import { stopGame } from '@lumiroute/contract/game'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameInputs } from '../../../../db/schema/index.ts'
import { makeOperator } from '../../../../testing/factories.ts'
import { TestPhone, TestScreen } from '../../../../testing/game-clients.ts'
import { makeRoom, makeSeat } from '../../../../testing/game-room.ts'
import { eventually, playAtRandom, playWell, readPlayed } from '../../../../testing/play-room.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let t: TestApp
let url: string
beforeAll(async () => {
  t = await startTestApp()
  url = await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => t.close())

const read = (roomId: number) => readPlayed(t.deps, roomId)

test('plays a round with three phones and two screens to one result', async () => {
  const room = await makeRoom(t.deps, { screens: 2, seats: 3 })
  const screens = room.screenTokens.map((token) => new TestScreen(url, room.code, token))
  const phones = room.seatTokens.map((token) => new TestPhone(url, room.code, token))
  await eventually(() => phones.every((phone) => phone.last('room')?.phase === 'waiting'))
  for (const phone of phones) playAtRandom(phone)
  await eventually(() => [...screens, ...phones].every(({ isOver }) => isOver))
  const { round, replay, seats, results } = await read(room.id)
  expect(screens.map(({ hash }) => hash)).toEqual([round?.finalHash, round?.finalHash])
  expect(replay?.hash).toBe(round?.finalHash)
  expect(seats.map(({ no, score, endStatus }) => [no, score, endStatus])).toEqual(
    results.map(({ seatNo, score, endStatus }) => [seatNo, score, endStatus]),
  )
  expect(results.map(({ userName }) => userName)).toEqual(['玩家1', '玩家2', '玩家3'])
  expect(screens[0]?.last('over')?.results).toHaveLength(3)
  for (const [no, phone] of phones.entries())
    expect(phone.last('over')).toMatchObject({ score: seats[no]?.score, rank: seats[no]?.rank, players: 3 })
  expect(await t.deps.db.select().from(gameInputs).where(eq(gameInputs.roomId, room.id))).toEqual([])
  await eventually(() => [...screens, ...phones].every(({ closed }) => closed?.code === 4410))
  expect((await read(room.id)).room?.endReason).toBe('finished')
})

test('shows a screen that joins in the middle exactly the same', async () => {
  const room = await makeRoom(t.deps, { screens: 2, seats: 2, gameId: 1, settings: { seconds: 4 } })
  const [first = '', second = ''] = room.screenTokens
  const screen = new TestScreen(url, room.code, first)
  for (const token of room.seatTokens) playAtRandom(new TestPhone(url, room.code, token))
  await eventually(() => (screen.state?.tick ?? 0) > 240)
  const late = new TestScreen(url, room.code, second)
  await eventually(() => late.isOver && screen.isOver)
  expect(late.frames[0]).toMatchObject({ from: 0 })
  expect(late.frames[0]?.until).toBeGreaterThan(240)
  expect(late.hash).toBe((await read(room.id)).round?.finalHash)
  expect(screen.hash).toBe(late.hash)
})

test('keeps the score of a phone that drops and returns', async () => {
  const room = await makeRoom(t.deps, { seats: 1, gameId: 4, settings: { seconds: 8 } })
  const [token = ''] = room.seatTokens
  const screen = new TestScreen(url, room.code, room.screenTokens[0] as string)
  const phone = new TestPhone(url, room.code, token)
  playWell(phone, screen, 0)
  const scored = await eventually(() => {
    const you = phone.last('you')
    return you && you.score > 0 ? you.score : undefined
  })
  phone.cut()
  await phone.ended
  const again = new TestPhone(url, room.code, token)
  const you = await eventually(() => again.last('you'))
  expect(you.score).toBeGreaterThanOrEqual(scored)
  await eventually(() => again.isOver)
  const { seats, replay } = await read(room.id)
  expect(seats).toMatchObject([{ no: 0, score: again.last('over')?.score }])
  expect(replay?.state.seats).toHaveLength(1)
})

test('lets somebody join while the others play, and leave', async () => {
  const room = await makeRoom(t.deps, { seats: 1, settings: { seconds: 3 } })
  const first = new TestPhone(url, room.code, room.seatTokens[0] as string)
  await eventually(() => first.last('room')?.phase === 'playing')
  const late = new TestPhone(url, room.code, await makeSeat(t.deps.db, room.id, 1, t.deps.now()))
  await eventually(() => late.last('you'))
  expect(await eventually(() => first.messages.some((m) => m.type === 'room' && m.players === 2))).toBe(true)
  late.socket.send(JSON.stringify({ type: 'leave' }))
  expect(await late.ended).toBe(4410)
  await eventually(() => first.isOver)
  expect((await read(room.id)).seats.map(({ endStatus }) => endStatus)).toContain('quit')
})

test('writes the scores so far when somebody stops the game', async () => {
  const operator = await makeOperator(t.deps)
  const room = await makeRoom(t.deps, { screens: 2, seats: 2, settings: { seconds: 60 } })
  const screens = room.screenTokens.map((token) => new TestScreen(url, room.code, token))
  const phones = room.seatTokens.map((token) => new TestPhone(url, room.code, token))
  for (const phone of phones) playAtRandom(phone)
  await eventually(() => screens.every(({ state }) => (state?.tick ?? 0) > 200))
  const { adId, ground } = room
  await t.call(stopGame, { adId, gameId: 2, deviceId: ground.macAddr }, operator.token)
  await eventually(() => [...screens, ...phones].every(({ closed }) => closed?.code === 4410))
  const { round, replay, seats, results } = await read(room.id)
  expect(seats.map(({ endStatus }) => endStatus)).toEqual(['forced', 'forced'])
  expect(results).toHaveLength(2)
  expect(replay?.hash).toBe(round?.finalHash)
  expect(screens.map(({ hash }) => hash)).toEqual([round?.finalHash, round?.finalHash])
  expect(phones.map(({ isOver }) => isOver)).toEqual([true, true])
})

test('ends a room at once if nobody has joined at its start', async () => {
  const room = await makeRoom(t.deps, { seats: 0, waitMs: 300 })
  await eventually(async () => (await read(room.id)).room?.endReason === 'expired')
  expect((await read(room.id)).round).toBeUndefined()
})

test('pauses while a screen drives, and goes on when it stands', async () => {
  const room = await makeRoom(t.deps, { screens: 2, seats: 1, settings: { seconds: 3 } })
  const screens = room.screenTokens.map((token) => new TestScreen(url, room.code, token))
  const [first] = screens as [TestScreen, TestScreen]
  const phone = new TestPhone(url, room.code, room.seatTokens[0] as string)
  await eventually(() => (first.state?.tick ?? 0) > 60)
  const speed = (kmh: number) => first.socket.send(JSON.stringify({ type: 'speed', kmh }))
  speed(25)
  await eventually(() => phone.last('room')?.isPaused)
  const at = first.state?.tick
  speed(5)
  await new Promise((go) => setTimeout(go, 600))
  expect(first.state?.tick).toBe(at)
  speed(0)
  await eventually(() => phone.last('room')?.isPaused === false)
  await eventually(() => phone.isOver)
  const { room: ended, round } = await read(room.id)
  expect(round?.ticks).toBe((3 + 3) * 60)
  expect(ended?.endsAt.getTime()).toBeGreaterThan(room.endsAt.getTime() + 2500)
})
