/**
 * Players for demonstrations, tests and the simulator: `botPad(state, seatNo)` returns what a simple but
 * serviceable player would do in this tick. Send it only when it changes, like a phone.
 */
import { birdBot } from './bird/bot.ts'
import type { Input, Pad } from './core/input.ts'
import { fighterBot } from './fighter/bot.ts'
import { fruitBot } from './fruit/bot.ts'
import { golfBot } from './golf/bot.ts'
import { isOver } from './core/state.ts'
import type { GameId, Settings } from './core/settings.ts'
import { RoundRecorder } from './replay.ts'
import type { GameState } from './rounds.ts'

export function botPad(state: GameState, no: number): Pad {
  const index = state.seats.findIndex((seat) => seat.no === no)
  if (state.game === 1) return withSeat(state.seats[index], (seat) => birdBot(state, seat))
  if (state.game === 2) return withSeat(state.seats[index], (seat) => fighterBot(state, seat))
  if (state.game === 3) return withSeat(state.seats[index], (seat) => golfBot(state, seat))
  return withSeat(state.seats[index], (seat) => fruitBot(state, seat))
}

const withSeat = <Seat>(seat: Seat | undefined, play: (seat: Seat) => Pad): Pad =>
  seat ? play(seat) : { buttons: 0, x: 0, y: 0 }

const isSame = (a: Pad, b: Pad) => a.buttons === b.buttons && a.x === b.x && a.y === b.y

/** What the players of these seats do in this tick; those that are not there yet join. */
export function botInputs(state: GameState, seats: readonly number[]): Input[] {
  return seats.flatMap((seat): Input[] => {
    const found = state.seats.find(({ no }) => no === seat)
    if (!found || found.leftAt >= 0) return [{ kind: 'join', seat }]
    const pad = botPad(state, seat)
    return isSame(pad, found.pad) ? [] : [{ kind: 'pad', seat, pad }]
  })
}

export type BotPlayer = {
  seat: number
  /** Reacts in every so many ticks; the fewer, the better it plays. */
  pace: number
  joinsAt?: number
  leavesAt?: number
}
type BotRound = {
  game: GameId
  settings: Partial<Settings>
  seed: number
  players: readonly BotPlayer[]
  /** Somebody stopped it here. */
  untilTick?: number
}

/** A whole round of players with different skill, some of whom come late or leave early. */
export function playBotRound({
  game,
  settings,
  seed,
  players,
  untilTick = Infinity,
}: BotRound): RoundRecorder {
  const recorder = new RoundRecorder(game, settings, seed)
  const { state } = recorder
  while (!isOver(state) && state.tick < untilTick) recorder.step(inputsAt(state, players))
  return recorder
}

function inputsAt(state: GameState, players: readonly BotPlayer[]): Input[] {
  const { tick } = state
  const leaving = players.filter(({ leavesAt }) => leavesAt === tick)
  const acting = players.filter(
    ({ pace, joinsAt = 0, leavesAt = Infinity }) => tick >= joinsAt && tick < leavesAt && tick % pace === 0,
  )
  const acts = botInputs(
    state,
    acting.map(({ seat }) => seat),
  )
  return [...leaving.map(({ seat }): Input => ({ kind: 'leave', seat })), ...acts]
}
