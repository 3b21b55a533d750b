import { countdownTicks, gameIds, ticksPerSecond } from '@lumiroute/games'
import { botPad } from '@lumiroute/games/bots'
import { readTicks, replayRound, versionOf } from '@lumiroute/games/simulation'
import { expect, test } from 'vitest'
import { LocalRound } from './local-round.ts'

const settings = { world: 'phone', difficulty: 'easy', seconds: 30, winScore: 25 } as const
const tick = 1000 / ticksPerSecond
const bytesOf = (round: LocalRound) => Uint8Array.from(atob(round.encode()), (char) => char.charCodeAt(0))
const padsOf = (round: LocalRound) => [...readTicks(bytesOf(round))].slice(1)

test.each(gameIds)('a round of game %i gives the server the same score, at any frame rate', (gameId) => {
  const round = new LocalRound({ gameId, settings, seed: 99 })
  for (let frame = 0; !round.isOver; frame++) {
    round.press(botPad(round.state, 0))
    round.advance([16, 33, 7, 90, 400][frame % 5] ?? 16)
  }
  const replay = replayRound({
    game: gameId,
    version: versionOf(gameId),
    settings,
    seed: 99,
    ticks: countdownTicks + 30 * ticksPerSecond,
    inputs: bytesOf(round),
  })
  expect(round.score).toBeGreaterThan(0)
  expect(replay?.state.seats[0]?.score).toBe(round.score)
})

test('records one input for a tick and none for a pad that did not change', () => {
  const round = new LocalRound({ gameId: 4, settings, seed: 1 })
  round.press({ buttons: 0, x: 10, y: 0 })
  round.press({ buttons: 0, x: 20, y: 0 })
  round.advance(5 * tick)
  round.press({ buttons: 0, x: 20, y: 0 })
  round.advance(5 * tick)
  expect(padsOf(round)).toEqual([
    { tick: 1, inputs: [{ kind: 'pad', seat: 0, pad: { buttons: 0, x: 20, y: 0 } }] },
  ])
})

test('a tap between two frames is pressed in one tick and released in the next', () => {
  const round = new LocalRound({ gameId: 1, settings, seed: 1 })
  round.press({ buttons: 1, x: 0, y: 0 })
  round.press({ buttons: 0, x: 0, y: 0 })
  round.advance(3 * tick)
  const buttons = padsOf(round).map(({ inputs: [input] }) => input?.kind === 'pad' && input.pad.buttons)
  expect(buttons).toEqual([1, 0])
})

test('goes on after a stop without rushing, and ends', () => {
  const round = new LocalRound({ gameId: 1, settings, seed: 1 })
  round.advance(60_000)
  expect(round.state.tick).toBe(16)
  for (let frames = 0; frames < 200 && !round.isOver; frames++) round.advance(250)
  expect([round.isOver, round.secondsLeft]).toEqual([true, 0])
})
