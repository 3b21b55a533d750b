import { expect, test } from 'vitest'
import { makeAd, makeProgramme, makeRoom } from '../testing/make-programme.ts'
import { World } from '../testing/world.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const noon = Date.parse('2026-11-15T12:00:00+08:00')
const quietGame = makeRoom(noon)
const quiet = { ...quietGame, storeGame: { ...(quietGame.storeGame as object), room: null } as never }
const day = (version: string, parts: object) =>
  makeProgramme({ version, days: [{ date: '2026-11-15', ad: makeAd(1, parts) }] })

/** A device that plays its ad for a minute, then learns that a game room was opened. */
async function openedWorld() {
  const world = new World(day('v1', quiet), noon)
  world.server.isTyped = true
  world.switchOn()
  await world.clock.pass(minuteMs)
  world.server.programme = day('v2', makeRoom(noon + minuteMs))
  world.server.wakeUp()
  await world.clock.pass(2 * secondMs)
  return world
}

const getCalls = ({ server }: World, id: string) => server.calls.filter((call) => call.id === id)

test('after a wake-up it shows the waiting screen within two seconds, then the game, then the playlist', async () => {
  const world = await openedWorld()
  expect(world.screen.view).toMatchObject({
    kind: 'game',
    phase: 'waiting',
    code: 'ABC234',
    gameName: '戰機對戰',
  })
  await world.clock.pass(minuteMs)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'playing' })
  world.server.isUp = false
  await world.clock.pass(10 * minuteMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
})

test('a forced stop brings the playlist back within two seconds', async () => {
  const world = await openedWorld()
  world.server.programme = day('v3', quiet)
  world.server.wakeUp()
  await world.clock.pass(2 * secondMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
})

test('without a wake-up the heartbeat delivers the game room', async () => {
  const world = new World(day('v1', quiet), noon)
  world.server.isTyped = true
  world.switchOn()
  await world.clock.pass(minuteMs)
  world.server.programme = day('v2', makeRoom(noon + minuteMs))
  await world.clock.pass(31 * secondMs)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'waiting' })
})

test('counts no plays during a game, and the heartbeat names the game', async () => {
  const world = await openedWorld()
  await world.clock.pass(minuteMs)
  const before = world.server.plays.size
  await world.clock.pass(3 * minuteMs)
  expect(world.server.plays.size).toBe(before)
  const beat = getCalls(world, 'playbox.sendHeartbeat').at(-1)
  expect(beat?.input.onScreen).toEqual({ adId: 1, adName: 'ad 1', name: '遊戲：戰機對戰' })
})

test('sends each game result once, at once, and shows it', async () => {
  const world = await openedWorld()
  await world.clock.pass(2 * minuteMs)
  const score = { groupName: '', endStatus: 'win' as const }
  world.screen.game.onScores([
    { ...score, userName: '小美', score: 20 },
    { ...score, userName: '阿凱', score: 90 },
  ])
  world.server.answersToLose = 1
  await world.clock.pass(3 * minuteMs)
  const sent = getCalls(world, 'playbox.sendGameResults').map(
    ({ input }) => input.results as { resultId: string }[],
  )
  expect(new Set(sent.flat().map(({ resultId }) => resultId)).size).toBe(2)
  expect(world.screen.view).toMatchObject({ scores: [{ userName: '阿凱', score: 90 }, { userName: '小美' }] })
})

test('a game that ends by itself leaves the screen at once and is reported', async () => {
  const world = await openedWorld()
  await world.clock.pass(2 * minuteMs)
  world.screen.game.onOver()
  await world.clock.pass(2 * secondMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  expect(getCalls(world, 'playbox.finishGame')[0]?.input).toMatchObject({ roomCode: 'ABC234' })
})
