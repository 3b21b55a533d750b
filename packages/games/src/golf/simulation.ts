import { along, angleOf, divide, turn } from '../core/fixed.ts'
import type { Tell } from '../core/events.ts'
import { randomBelow } from '../core/random.ts'
import { defineSimulation } from '../core/rules.ts'
import { addMark, type BaseState, isHere, type Seat } from '../core/state.ts'
import { cupOf, fastestShot, isInCup, isRolling, rollBall } from './ball.ts'
import { courses } from './courses.ts'
import { holeOf, teeOf } from './hole.ts'

/**
 * 迷你高爾夫: all balls at once. The arrow follows the stick, or turns by itself if nobody aims; holding the
 * button fills the power, letting go swings.
 */
export type Golfer = {
  x: number
  y: number
  vx: number
  vy: number
  aim: number
  /** 0: not swinging; otherwise ticks since the button went down. */
  charge: number
  strokes: number
  /** 0: still playing this hole; otherwise the order of arrival. */
  holed: number
}
type Green = {
  game: 3
  /** Holes so far. */
  hole: number
  course: number
  /** Ticks until the hole ends. */
  left: number
  /** Ticks until the next hole begins; 0: being played. */
  pause: number
}
export type GolfState = BaseState<Golfer> & Green
type GolferSeat = Seat<Golfer>

/** By difficulty. */
const holeTicks = [35 * 60, 30 * 60, 25 * 60]
const pauseTicks = 100
const idleTicks = 600
const lastChanceTicks = 480
const fullCharge = 55
const leastPower = 8
const selfTurning = 4

/** 0 to 100; rises and falls while the button is held. */
export function powerOf(charge: number): number {
  const phase = charge % (2 * fullCharge)
  return divide((phase <= fullCharge ? phase : 2 * fullCharge - phase) * 100, fullCharge)
}

const createOwn = (state: GolfState, no: number): Golfer => ({
  ...teeOf(state, no),
  vx: 0,
  vy: 0,
  aim: state.height > state.width ? 768 : 0,
  charge: 0,
  strokes: 0,
  holed: 0,
})

function move(state: GolfState, tell: Tell) {
  if (state.pause > 0) return waitForHole(state, tell)
  for (const seat of state.seats) if (isHere(seat) && seat.holed === 0) moveGolfer(state, seat, tell)
  hurry(state)
  if (--state.left <= 0) state.pause = pauseTicks
}

/** The hole ends when all have arrived, and soon after half of them have. Who does not play is not waited for. */
function hurry(state: GolfState) {
  const players = state.seats.filter(
    (seat) => isHere(seat) && seat.touchedAt >= 0 && state.tick - seat.touchedAt < idleTicks,
  )
  const arrived = players.filter(({ holed }) => holed > 0).length
  if (arrived === 0) return
  if (arrived === players.length) state.left = 1
  else if (2 * arrived >= players.length) state.left = Math.min(state.left, lastChanceTicks)
}

function waitForHole(state: GolfState, tell: Tell) {
  if (--state.pause > 0) return
  state.hole++
  state.course = (state.course + 1) % courses.length
  state.left = holeTicks[state.level] ?? 1800
  for (const seat of state.seats) Object.assign(seat, createOwn(state, seat.no))
  tell({ kind: 'nextHole', seat: -1, value: state.hole })
}

function moveGolfer(state: GolfState, seat: GolferSeat, tell: Tell) {
  if (!isRolling(seat)) return address(seat, tell)
  const hole = holeOf(state, state.course)
  if (rollBall(seat, hole)) tell({ kind: 'bounce', seat: seat.no, value: 0 })
  if (isInCup(seat, hole, cupOf(state))) sink(state, seat, tell)
}

/** Before the swing. */
function address(seat: GolferSeat, tell: Tell) {
  const { pad, charge } = seat
  const aims = Math.abs(pad.x) > 12 || Math.abs(pad.y) > 12
  if (aims) seat.aim = angleOf(pad.x, pad.y)
  else if (charge === 0 && seat.touchedAt >= 0) seat.aim = (seat.aim + selfTurning) & (turn - 1)
  if (charge === 0) {
    if (seat.pressed === 1) seat.charge = 1
    return
  }
  if (pad.buttons === 1) seat.charge = 1 + (charge % (2 * fullCharge))
  else swing(seat, tell)
}

function swing(seat: GolferSeat, tell: Tell) {
  const power = Math.max(leastPower, powerOf(seat.charge))
  const { x, y } = along(divide(fastestShot * power, 100), seat.aim)
  Object.assign(seat, { vx: x, vy: y, charge: 0, strokes: seat.strokes + 1 })
  tell({ kind: 'swing', seat: seat.no, value: power })
}

/** Ten for a hole in one, two less for each further stroke, at least two; the first three get 3, 2, 1 more. */
function sink(state: GolfState, seat: GolferSeat, tell: Tell) {
  const order = 1 + state.seats.filter(({ holed }) => holed > 0).length
  const company = state.seats.filter(isHere).length > 1 ? Math.max(0, 4 - order) : 0
  const value = Math.max(2, 12 - 2 * seat.strokes) + company
  Object.assign(seat, { holed: order, vx: 0, vy: 0, ...holeOf(state, state.course).cup })
  seat.score += value
  addMark(state, { kind: 1, x: seat.x, y: seat.y, seat: seat.no, value })
  tell({ kind: 'holed', seat: seat.no, value })
}

/** Every hole in one, the first of all, without a moment of rolling. */
const scoreLimit = ({ endTick }: GolfState) => 13 * (1 + divide(endTick, pauseTicks))

export const golfSimulation = defineSimulation<Golfer, Green>({
  id: 3,
  version: 2,
  oldestVersion: 1,
  prepare: (state) => ({
    game: 3,
    hole: 1,
    course: randomBelow(state, courses.length),
    left: holeTicks[state.level] ?? 1800,
    pause: 0,
  }),
  createOwn,
  comeBack: (seat) => Object.assign(seat, { charge: 0 }),
  move,
  scoreLimit,
})
