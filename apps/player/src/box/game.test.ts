import { expect, test } from 'vitest'
import type { PlayboxAd } from '@lumiroute/contract/playbox'
import type { Room } from '../core/game-turn.ts'
import { makeAd, makePlaylist, makeProgramme, makeRoom } from '../testing/make-programme.ts'
import { World } from '../testing/world.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const noon = Date.parse('2026-11-15T12:00:00+08:00')
const day = (version: string, parts: Partial<PlayboxAd>) =>
  makeProgramme({ version, days: [{ date: '2026-11-15', ad: makeAd(1, parts) }] })

const withoutRoom = (parts: Partial<PlayboxAd> = {}): Partial<PlayboxAd> => {
  const game = makeRoom(noon)
  return { ...game, storeGame: { ...game.storeGame, room: null } as PlayboxAd['storeGame'], ...parts }
}
const roomAt = (openedMs: number, code = 'ABC234'): Room => ({
  ...(makeRoom(openedMs).storeGame?.room as Room),
  code,
})

const seats = [
  { no: 0, name: '石虎' },
  { no: 1, name: '藍鵲' },
]
const waiting = { phase: 'waiting' as const, msLeft: 30_000, seats }
const playing = { phase: 'playing' as const, msLeft: 90_000, seats }
const podium = { phase: 'podium' as const, msLeft: 15_000, seats }

async function startWorld(parts: Partial<PlayboxAd>) {
  const world = new World(day('v1', parts), noon)
  world.server.isTyped = true
  world.switchOn()
  return world
}

/** A device that plays its ad for a minute, then learns that a linked room was opened. */
async function linkedWorld() {
  const world = await startWorld(withoutRoom())
  world.rooms.say({ ...waiting, seats: [] })
  await world.clock.pass(minuteMs)
  world.server.programme = day('v2', makeRoom(noon + minuteMs))
  world.server.wakeUp()
  await world.clock.pass(2 * secondMs)
  return world
}

/** A device whose ad has a game that the box opens by itself. */
async function boxWorld(parts: Partial<PlayboxAd> = {}) {
  const world = await startWorld(withoutRoom({ moveType: 'fix_game', ...parts }))
  world.server.room = roomAt(noon)
  await world.clock.pass(10 * secondMs)
  return world
}

const getCalls = ({ server }: World, id: string) => server.calls.filter((call) => call.id === id)
const opened = (world: World) => getCalls(world, 'playbox.openGame').length

test('a linked room goes from the waiting screen to the game, the podium and the playlist', async () => {
  const world = await linkedWorld()
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'waiting', gameName: '戰機對戰' })
  world.rooms.say(waiting)
  expect(world.screen.view).toMatchObject({ secondsLeft: 30, seats })
  world.rooms.say(playing)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'playing', isLost: false })
  world.rooms.say(podium)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'podium' })
  world.rooms.lose(true)
  await world.clock.pass(2 * secondMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
})

test('a forced stop brings the playlist back within two seconds', async () => {
  const world = await linkedWorld()
  world.rooms.say(playing)
  world.server.programme = day('v3', withoutRoom())
  world.server.wakeUp()
  await world.clock.pass(2 * secondMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  expect(world.rooms.joined).toEqual(['ABC234', null])
})

test('without a wake-up the heartbeat delivers the game room', async () => {
  const world = await startWorld(withoutRoom())
  world.rooms.say(waiting)
  await world.clock.pass(minuteMs)
  world.server.programme = day('v2', makeRoom(noon + minuteMs))
  await world.clock.pass(31 * secondMs)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'waiting' })
})

test('counts no plays during a game, and the heartbeat names the game', async () => {
  const world = await linkedWorld()
  world.rooms.say(playing)
  await world.clock.pass(minuteMs)
  const before = world.server.plays.size
  await world.clock.pass(3 * minuteMs)
  expect(world.server.plays.size).toBe(before)
  const beat = getCalls(world, 'playbox.sendHeartbeat').at(-1)
  expect(beat?.input.onScreen).toEqual({ adId: 1, adName: 'ad 1', name: '遊戲：戰機對戰' })
})

test('without the server a game stops for ten seconds, then the playlist plays until it is back', async () => {
  const world = await linkedWorld()
  world.rooms.say(playing)
  world.rooms.lose()
  await world.clock.pass(9 * secondMs)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'playing', isLost: true })
  await world.clock.pass(2 * secondMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  world.rooms.comeBack()
  await world.clock.pass(secondMs)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'playing', isLost: false })
})

test('an offline device ends a room by its times', async () => {
  const world = await linkedWorld()
  world.rooms.say(playing)
  world.server.isUp = false
  world.rooms.lose()
  await world.clock.pass(12 * minuteMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  expect(world.rooms.joined.at(-1)).toBeNull()
})

test('a box opens its own room, and invitation and playlist take turns until somebody joins', async () => {
  const world = await boxWorld()
  expect(opened(world)).toBe(1)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'inviting', code: 'ABC234' })
  const seen: string[] = []
  for (let second = 0; second < 90; second += 1) {
    seen.push(world.screen.view.kind)
    await world.clock.pass(secondMs)
  }
  const parts = seen.filter((kind, index) => kind !== seen[index - 1])
  expect(parts).toEqual(['game', 'picture', 'game', 'picture', 'game'])
  expect(opened(world)).toBe(1)
  world.rooms.say(waiting)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'waiting', seats })
})

test('names the prize of the room', async () => {
  const world = await startWorld(withoutRoom({ moveType: 'fix_game' }))
  world.server.room = roomAt(noon)
  world.server.prize = { title: '桂花拿鐵', winScore: 30 }
  await world.clock.pass(10 * secondMs)
  expect(world.screen.view).toMatchObject({ kind: 'game', prize: '桂花拿鐵' })
})

test('items of the playlist are shown whole between two invitations', async () => {
  const world = await boxWorld()
  await world.clock.pass(10 * minuteMs)
  const plays = [...world.server.plays.values()].slice(1)
  expect(plays.length).toBeGreaterThan(10)
  for (const play of plays) expect(play.playedMs).toBe(play.plannedMs)
})

test('after a round the playlist comes first, and the next room is opened', async () => {
  const world = await boxWorld()
  world.rooms.say(playing)
  await world.clock.pass(minuteMs)
  world.rooms.say(podium)
  world.server.room = roomAt(noon + 2 * minuteMs, 'NEXT22')
  world.rooms.say({ phase: 'open', msLeft: null, seats: [] })
  world.rooms.lose(true)
  await world.clock.pass(6 * secondMs)
  expect(world.rooms.joined).toEqual(['ABC234', null, 'NEXT22'])
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  await world.clock.pass(31 * secondMs)
  expect(world.screen.view).toMatchObject({ kind: 'game', phase: 'inviting', code: 'NEXT22' })
})

test('a refused or offline opening is tried again with growing pauses, and the playlist plays', async () => {
  const world = await startWorld(withoutRoom({ moveType: 'store_alone_game' }))
  await world.clock.pass(10 * minuteMs)
  expect(opened(world)).toBeGreaterThan(3)
  expect(opened(world)).toBeLessThan(12)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  world.server.isUp = false
  await world.clock.pass(10 * minuteMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  world.server.isUp = true
  world.server.room = roomAt(noon + 20 * minuteMs)
  await world.clock.pass(6 * minuteMs)
  expect(world.rooms.joined).toEqual(['ABC234'])
})

test('no room is opened and nobody is invited while the vehicle drives', async () => {
  const world = await startWorld(withoutRoom({ moveType: 'fix_game' }))
  world.server.room = roomAt(noon)
  world.speedKmh = 20
  await world.clock.pass(minuteMs)
  expect(opened(world)).toBe(0)
  world.speedKmh = 2
  await world.clock.pass(secondMs)
  expect(opened(world)).toBe(1)
  await world.clock.pass(20 * secondMs)
  world.speedKmh = 8
  await world.clock.pass(2 * minuteMs)
  expect(world.screen.onScreen).toMatch(/^ad1-/)
  world.speedKmh = 40
  await world.clock.pass(secondMs)
  world.speedKmh = 0
  await world.clock.pass(secondMs)
  expect(world.rooms.speeds).toEqual([8, 40, 0])
})

test('linked games and games that the player does not know are not opened by the box', async () => {
  const linked = await startWorld(withoutRoom())
  await linked.clock.pass(minuteMs)
  expect(opened(linked)).toBe(0)
  const game = withoutRoom().storeGame as NonNullable<PlayboxAd['storeGame']>
  const unknown = await startWorld(withoutRoom({ moveType: 'fix_game', storeGame: { ...game, gameId: 9 } }))
  await unknown.clock.pass(minuteMs)
  expect(opened(unknown)).toBe(0)
})

test('a side bar is shown beside the game and counts, and is not part of the playlist', async () => {
  const sideBar = { ...makePlaylist('bar-a', 'bar-b'), format: 'game_side_bar' }
  const world = await boxWorld({ playlistTwo: sideBar, mode: 'split' })
  const view = world.screen.view
  expect(view.kind === 'game' && view.sideBar.map(({ name }) => name)).toEqual(['bar-a', 'bar-b'])
  if (view.kind === 'game' && view.sideBar[0]) world.screen.shown('second', view.sideBar[0])
  await world.clock.pass(20 * secondMs)
  expect(world.screen.view).toMatchObject({
    picture: { mode: 'basic', main: [{ name: 'ad1-a' }, {}], second: [] },
  })
  await world.clock.pass(2 * minuteMs)
  const [bar] = [...world.server.plays.values()].filter(
    ({ materialId }) => materialId === sideBar.items[0]?.materialId,
  )
  expect(bar).toBeDefined()
})

test('a side bar alone fills the screen', async () => {
  const sideBar = { ...makePlaylist('bar-a'), format: 'game_side_bar' }
  const world = await startWorld(withoutRoom({ playlistOne: sideBar }))
  await world.clock.pass(minuteMs)
  expect(world.screen.onScreen).toBe('bar-a')
})
