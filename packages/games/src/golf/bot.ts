import { along, angleOf, distance } from '../core/fixed.ts'
import type { Pad } from '../core/input.ts'
import type { Seat } from '../core/state.ts'
import { fastestShot, isClear, isRolling } from './ball.ts'
import { holeOf, type Place } from './hole.ts'
import { type Golfer, type GolfState, powerOf } from './simulation.ts'

/** Aims at the cup, or at the last place of the way that it can roll to, with the unsteady thumb of a person. */
export function golfBot(state: GolfState, seat: Seat<Golfer>): Pad {
  const resting = { buttons: 0, x: 0, y: 0 }
  if (seat.holed > 0 || isRolling(seat) || state.pause > 0) return resting
  const target = targetOf(state, seat)
  const error = ((seat.no * 37 + seat.strokes * 61 + state.hole * 17) % 61) - 30
  const { x, y } = along(127, angleOf(target.x - seat.x, target.y - seat.y) + error)
  const speed = (fastestShot * powerOf(seat.charge)) / 100
  const rolls = 60 * (speed - 180 * Math.log(1 + speed / 180))
  const isEnough = rolls > distance(target.x - seat.x, target.y - seat.y) * 1.12 || powerOf(seat.charge) >= 98
  const waits = seat.charge === 0 && (state.tick + seat.no * 11) % 40 !== 0
  return { buttons: waits || (seat.charge > 0 && isEnough) ? 0 : 1, x, y }
}

function targetOf(state: GolfState, from: Place): Place {
  const hole = holeOf(state, state.course)
  const places = [hole.cup, ...[...hole.way].reverse()]
  return places.find((place) => isClear(hole, from, place)) ?? hole.way[0] ?? hole.cup
}
