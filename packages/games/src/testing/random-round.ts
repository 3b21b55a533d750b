import type { Input } from '../core/input.ts'
import { difficulties, type GameId, type Settings, worldNames } from '../core/settings.ts'

/** A plain generator of its own, so that a failing round can be named by one number. */
export function randomSource(seed: number) {
  let value = seed >>> 0 || 1
  return (count: number) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0
    return Math.floor((value / 2 ** 32) * count)
  }
}

export type RandomRound = { game: GameId; settings: Settings; seed: number; ticks: Input[][] }

/** A short round in which up to 32 players join, leave, return and press anything. */
export function randomRound(seed: number, length: number): RandomRound {
  const below = randomSource(seed)
  const seats = 1 + below(below(4) === 0 ? 32 : 6)
  const ticks = Array.from({ length }, (_, tick) => randomInputs(below, seats, tick))
  return {
    game: (1 + below(4)) as GameId,
    settings: {
      world: worldNames[below(3)] ?? 'wide',
      seconds: 1 + below(60),
      difficulty: difficulties[below(3)] ?? 'normal',
      winScore: below(2) * 10,
    },
    seed: below(2 ** 31),
    ticks,
  }
}

type Below = (count: number) => number

function randomInputs(below: Below, seats: number, tick: number): Input[] {
  if (tick === 0) return Array.from({ length: seats }, (_, seat) => ({ kind: 'join', seat }))
  return Array.from({ length: below(4) }, () => randomInput(below, below(seats)))
}

function randomInput(below: Below, seat: number): Input {
  const kind = below(40)
  if (kind === 0) return { kind: 'leave', seat }
  if (kind === 1) return { kind: 'join', seat }
  return { kind: 'pad', seat, pad: { buttons: below(2), x: below(255) - 127, y: below(255) - 127 } }
}
