import { expect, test } from 'vitest'
import { botInputs } from './bots.ts'
import type { GameEvent } from './core/events.ts'
import type { Difficulty, Settings } from './core/settings.ts'
import { countdownTicks, difficulties, type GameId, gameIds, maxSeats, worldNames } from './core/settings.ts'
import {
  hashState,
  isOver,
  replayRound,
  RoundRecorder,
  standings,
  startRound,
  stepRound,
  writeState,
  type GameState,
} from './simulation.ts'

const seatsUpTo = (count: number) => Array.from({ length: count }, (_, no) => no)
const joins = (count: number) => seatsUpTo(count).map((seat) => ({ kind: 'join' as const, seat }))

/** People do not decide sixty times a second either. */
const decide = (state: GameState, seats: readonly number[]) =>
  state.tick % 3 === 0 ? botInputs(state, seats) : []

/** Bots play; the seats after them only watch. */
function playRound(game: GameId, settings: Partial<Settings>, players: number, idle = 0): GameState {
  const state = startRound(game, settings, 5)
  stepRound(state, joins(players + idle))
  while (!isOver(state)) stepRound(state, decide(state, seatsUpTo(players)))
  return state
}

const everyGame = gameIds.flatMap((game) => worldNames.map((world) => [game, world] as const))

test.each(everyGame)('in game %i on a %s screen a simple player clearly beats an idle one', (game, world) => {
  const state = playRound(game, { world, seconds: 60 }, 1, 1)
  const [player, idle] = state.seats
  expect(player?.score).toBeGreaterThan(10)
  expect(player?.score).toBeGreaterThan(4 * (idle?.score ?? 0))
})

test.each(gameIds)('game %i gives points to somebody at every difficulty', (game) => {
  for (const difficulty of difficulties)
    expect(standings(playRound(game, { difficulty, seconds: 60 }, 3))[0]?.score).toBeGreaterThan(5)
})

test('mini golf gives fewer points the harder it is; its first version did not', () => {
  const playGolf = (difficulty: Difficulty, seed: number, version?: number) => {
    const state = startRound(3, { difficulty, seconds: 90 }, seed, version)
    while (!isOver(state)) stepRound(state, botInputs(state, [0, 1, 2, 3]))
    return state.seats.reduce((sum, { score }) => sum + score, 0)
  }
  const total = (difficulty: Difficulty, version?: number) =>
    [1, 2, 3].reduce((sum, seed) => sum + playGolf(difficulty, seed, version), 0)
  const [easy = 0, normal = 0, hard = 0] = difficulties.map((each) => total(each))
  expect(easy).toBeGreaterThan(normal)
  expect(normal).toBeGreaterThan(hard)
  expect(playGolf('easy', 1, 1)).toBe(playGolf('hard', 1, 1))
})

function* numbersIn(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) yield value
  else for (const part of Object.values(value)) yield* numbersIn(part)
}

test.each(gameIds)('game %i with 32 players keeps whole numbers and a small state', (game) => {
  const state = startRound(game, { seconds: 180, world: 'tall' }, 9)
  stepRound(state, joins(maxSeats))
  let largest = 0
  while (!isOver(state)) {
    stepRound(state, state.tick % 10 === 0 ? botInputs(state, seatsUpTo(maxSeats)) : [])
    if (state.tick % 200 !== 0) continue
    for (const each of numbersIn(state))
      if (!Number.isSafeInteger(each)) throw new Error(`${String(each)} at ${state.tick}`)
    largest = Math.max(largest, writeState(state).length)
  }
  expect(largest).toBeLessThan(32_000)
})

test.each(gameIds)('game %i lets players join late, leave and return with their score', (game) => {
  const state = startRound(game, { seconds: 60 }, 3)
  stepRound(state, joins(2))
  while (state.tick < 1500) stepRound(state, botInputs(state, [0, 1]))
  stepRound(state, [
    { kind: 'join', seat: 5 },
    { kind: 'leave', seat: 0 },
  ])
  const score = state.seats[0]?.score
  while (state.tick < 2000) stepRound(state, botInputs(state, [1, 5]))
  expect(state.seats.map(({ no }) => no)).toEqual([0, 1, 5])
  expect(state.seats[0]?.score).toBe(score)
  while (!isOver(state)) stepRound(state, botInputs(state, [0, 1, 5]))
  expect(state.seats[0]?.score).toBeGreaterThanOrEqual(game === 4 ? 0 : (score ?? 0))
  expect(standings(state).map(({ endStatus }) => endStatus)).not.toContain('quit')
})

/** Otherwise a player could leave to escape a crash, a wreck or a bomb, or to play a hole twice. */
test.each([
  [1, { mode: 1, wait: 50 }, { mode: 1 }],
  [2, { life: 1, shield: 0 }, { wrecked: 75 }],
  [3, { holed: 2, strokes: 3 }, { holed: 2, strokes: 3 }],
  [4, { stunned: 60, streak: 9 }, { stunned: 60, streak: 0 }],
] as const)('in game %i leaving and returning brings no advantage', (game, before, after) => {
  const state = startRound(game, { seconds: 60 }, 8)
  stepRound(state, joins(2))
  Object.assign(state.seats[0] ?? {}, before)
  stepRound(state, [
    { kind: 'leave', seat: 0 },
    { kind: 'join', seat: 0 },
  ])
  expect(state.seats[0]).toMatchObject(after)
})

test('ranks are shared by equal scores, and the end status tells how it ended', () => {
  const state = startRound(1, { seconds: 60 }, 1)
  stepRound(state, joins(5))
  state.seats.forEach((seat, index) => Object.assign(seat, { score: [4, 9, 9, 0, 4][index], touchedAt: 10 }))
  Object.assign(state.seats[3] ?? {}, { touchedAt: -1 })
  stepRound(state, [{ kind: 'leave', seat: 4 }])
  expect(standings(state).map(({ endStatus }) => endStatus)).toEqual([
    'forced',
    'forced',
    'forced',
    'quit',
    'forced',
  ])
  state.tick = state.endTick
  const ended = standings(state).map(({ seat, rank, endStatus }) => [seat, rank, endStatus])
  expect(ended).toEqual([
    [1, 1, 'win'],
    [2, 1, 'win'],
    [0, 3, 'lose'],
    [4, 3, 'quit'],
    [3, 5, 'timeout'],
  ])
  state.winScore = 4
  expect(standings(state).filter(({ endStatus }) => endStatus === 'win').length).toBe(3)
})

test('a round counts down, starts, and changes nothing after its end', () => {
  const state = startRound(1, { seconds: 1 }, 1)
  const events: GameEvent[] = []
  while (!isOver(state)) stepRound(state, [], (event) => events.push(event))
  expect(state.tick).toBe(countdownTicks + 60)
  expect(events.map(({ kind, value }) => [kind, value])).toEqual([
    ['count', 3],
    ['count', 2],
    ['count', 1],
    ['go', 0],
    ['over', 0],
  ])
  const hash = hashState(state)
  expect(hashState(stepRound(state, joins(3)))).toBe(hash)
})

test('a player alone gets company in the fighter battle, which leaves when others come', () => {
  const state = startRound(2, { seconds: 60 }, 1)
  stepRound(state, joins(1))
  state.tick = countdownTicks
  stepRound(state, [])
  expect(state.game === 2 && state.bots.length).toBe(3)
  stepRound(state, joins(4))
  expect(state.game === 2 && state.bots.length).toBe(0)
})

test('prints how long the replay of a long round of 20 players takes', { timeout: 120_000 }, () => {
  const seconds = Number(process.env.GAME_SECONDS ?? 30)
  for (const game of gameIds) {
    const recorder = new RoundRecorder(game, { seconds }, 4)
    while (!isOver(recorder.state)) recorder.step(decide(recorder.state, seatsUpTo(20)))
    const recorded = recorder.finish()
    const start = process.cpuUsage()
    const replay = replayRound(recorded)
    const ms = Math.round(process.cpuUsage(start).user / 1000)
    process.stdout.write(
      `game ${game}: ${seconds} s of 20 players replayed in ${ms} ms, ${recorded.inputs.length} bytes\n`,
    )
    expect(replay?.hash).toBe(hashState(recorder.state))
  }
})
