import { lights } from '../core/fixed.ts'
import type { Pad } from '../core/input.ts'
import type { Seat } from '../core/state.ts'
import { type Bird, type BirdState, columnOf, gateHalf, openingOf } from './simulation.ts'

/** Stays a little below the middle of the next opening; lets go after each flap. */
export function birdBot(state: BirdState, seat: Seat<Bird>): Pad {
  const x = columnOf(state, seat.no)
  const gate = state.gates.find((each) => each.x + gateHalf + lights(8) > x)
  const star = state.stars.find((each) => each.x > x && each.x < (gate?.x ?? 0) - lights(30))
  const room = (openingOf(state) >> 1) - lights(26)
  const spread = Math.round((room * (((seat.no * 7) % 9) - 4)) / 4)
  const target = (star?.y ?? gate?.y ?? lights(state.height / 2)) + lights(9) + spread
  const flaps = seat.y > target && seat.vy > -60 && seat.pad.buttons === 0
  return { buttons: flaps ? 1 : 0, x: 0, y: 0 }
}
