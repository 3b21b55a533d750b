/**
 * Players for demonstrations, tests and the simulator: `botPad(state, seatNo)` returns what a simple but
 * serviceable player would do in this tick. Send it only when it changes, like a phone.
 */
import { birdBot } from './bird/bot.ts'
import type { Input, Pad } from './core/input.ts'
import { fighterBot } from './fighter/bot.ts'
import { fruitBot } from './fruit/bot.ts'
import { golfBot } from './golf/bot.ts'
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
