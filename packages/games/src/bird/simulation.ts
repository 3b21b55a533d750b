import { clamp, divide, lights } from '../core/fixed.ts'
import type { Tell } from '../core/events.ts'
import { randomBelow, randomBetween } from '../core/random.ts'
import { defineSimulation } from '../core/rules.ts'
import { addMark, type BaseState, fieldOf, giveId, isHere, type Seat } from '../core/state.ts'
import { countdownTicks } from '../core/settings.ts'

/** 飛翔鳥: everybody flies the same course; one button flaps. A crash costs two seconds, never the round. */
export type Bird = {
  y: number
  vy: number
  /** 0 flies, 1 falls after a crash, 2 a ghost that hits nothing and scores nothing. */
  mode: number
  /** Ticks until the mode ends. */
  wait: number
  lastGate: number
  streak: number
}
export type Gate = { id: number; x: number; y: number }
export type Star = { id: number; x: number; y: number; /** One bit for each seat. */ takenBy: number }
type Course = { game: 1; gates: Gate[]; stars: Star[]; speed: number }
export type BirdState = BaseState<Bird> & Course
type BirdSeat = Seat<Bird>

export const bird = { flies: 0, falls: 1, ghost: 2, radius: lights(8) } as const
export const gateHalf = lights(13)
const starReach = lights(17)
const gravity = 30
const flapSpeed = -540
const fastestFall = lights(3.2)
const [fallTicks, ghostTicks] = [60, 90]

/** By difficulty. */
const openings = [lights(72), lights(62), lights(54)]
const openingsUpright = [lights(112), lights(92), lights(78)]
const speeds = [260, 320, 390]
const spacing = lights(116)

export const openingOf = ({ level, width, height }: BirdState) =>
  (height > width ? openingsUpright : openings)[level] ?? lights(60)

/** Numbers stand in columns, so that twenty birds do not hide each other. */
export function columnOf({ width }: { width: number }, no: number): number {
  const isWide = width >= 300
  const first = isWide ? 34 : 22
  const step = isWide ? 15 : 9
  return lights(first + (no % 8) * step + (no >> 3) * 4)
}

const middleOf = (state: BaseState) => {
  const { top, bottom } = fieldOf(state)
  return (top + bottom) >> 1
}

function createOwn(state: BirdState, no: number): Bird {
  const x = columnOf(state, no)
  const passed = state.gates.filter((gate) => gate.x < x).map(({ id }) => id)
  return {
    y: homeOf(state, no),
    vy: 0,
    mode: bird.ghost,
    wait: ghostTicks,
    lastGate: Math.max(0, ...passed),
    streak: 0,
  }
}

/** The height of the next opening; neighbours wait above and below each other, so that each is seen. */
function homeOf(state: BirdState, no: number): number {
  const gate = state.gates.find(({ x }) => x + gateHalf > columnOf(state, no))
  return (gate?.y ?? middleOf(state)) + ((no % 3) - 1) * lights(17)
}

function move(state: BirdState, tell: Tell) {
  const base = speeds[state.level] ?? 300
  state.speed = base + divide(base * (state.tick - countdownTicks), 4 * (state.endTick - countdownTicks))
  moveCourse(state)
  for (const seat of state.seats) if (isHere(seat)) moveBird(state, seat, tell)
}

function moveCourse(state: BirdState) {
  for (const thing of [...state.gates, ...state.stars]) thing.x -= state.speed
  if (state.gates[0] && state.gates[0].x < lights(-30)) state.gates.shift()
  if (state.stars[0] && state.stars[0].x < lights(-30)) state.stars.shift()
  const edge = lights(state.width + 30)
  const last = state.gates[state.gates.length - 1]
  if (last && last.x > edge - spacing) return
  const y = nextHeight(state, last?.y ?? middleOf(state))
  state.gates.push({ id: giveId(state), x: edge, y })
  if (randomBelow(state, 2) === 0) addStar(state, edge + (spacing >> 1), y)
}

/** The next opening must be within reach of the last. */
function nextHeight(state: BirdState, from: number): number {
  const { top, bottom } = fieldOf(state)
  const margin = (openingOf(state) >> 1) + lights(10)
  const reach = lights(state.height > state.width ? 64 : 46)
  return clamp(randomBetween(state, from - reach, from + reach), top + margin, bottom - margin)
}

function addStar(state: BirdState, x: number, y: number) {
  const { top, bottom } = fieldOf(state)
  const height = clamp(y + lights(randomBetween(state, -30, 30)), top + lights(18), bottom - lights(18))
  state.stars.push({ id: giveId(state), x, y: height, takenBy: 0 })
}

function moveBird(state: BirdState, seat: BirdSeat, tell: Tell) {
  if (seat.mode === bird.falls) return fall(state, seat, tell)
  if (seat.mode === bird.ghost && hover(state, seat)) return
  fly(state, seat, tell)
  const isGhost = seat.mode === bird.ghost
  passGates(state, seat, isGhost, tell)
  if (isGhost) return
  takeStars(state, seat, tell)
  if (hasCrashed(state, seat)) crash(state, seat, tell)
}

/** A ghost waits in the air for its first flap; afterwards it flies and stays a ghost for a moment. */
function hover(state: BirdState, seat: BirdSeat): boolean {
  seat.wait--
  if (seat.wait <= 0) seat.mode = bird.flies
  if (seat.pressed === 1 || seat.vy !== 0 || seat.mode === bird.flies) {
    seat.wait = Math.min(seat.wait, 30)
    return false
  }
  seat.y += divide(homeOf(state, seat.no) - seat.y, 16)
  markPassed(state, seat)
  return true
}

function fly(state: BirdState, seat: BirdSeat, tell: Tell) {
  const { top, bottom } = fieldOf(state)
  seat.vy = seat.pressed === 1 ? flapSpeed : Math.min(seat.vy + gravity, fastestFall)
  if (seat.pressed === 1) tell({ kind: 'flap', seat: seat.no, value: 0 })
  seat.y = clamp(seat.y + seat.vy, top + bird.radius, bottom - bird.radius)
}

const isBehind = (state: BirdState, seat: BirdSeat, { x }: Gate) =>
  x + gateHalf < columnOf(state, seat.no) - bird.radius

function markPassed(state: BirdState, seat: BirdSeat) {
  for (const gate of state.gates)
    if (isBehind(state, seat, gate)) seat.lastGate = Math.max(seat.lastGate, gate.id)
}

function passGates(state: BirdState, seat: BirdSeat, isGhost: boolean, tell: Tell) {
  const gate = state.gates.find((each) => each.id > seat.lastGate && isBehind(state, seat, each))
  if (!gate) return
  seat.lastGate = gate.id
  if (isGhost) return
  seat.streak++
  const value = 1 + Math.min(2, Math.trunc(seat.streak / 5))
  seat.score += value
  tell({ kind: 'gate', seat: seat.no, value })
}

function takeStars(state: BirdState, seat: BirdSeat, tell: Tell) {
  const x = columnOf(state, seat.no)
  const bit = 2 ** seat.no
  for (const star of state.stars) {
    const isTaken = Math.trunc(star.takenBy / bit) % 2 === 1
    if (isTaken || Math.abs(star.x - x) > starReach || Math.abs(star.y - seat.y) > starReach) continue
    star.takenBy += bit
    seat.score += 2
    if (state.seats.length <= 4) addMark(state, { kind: 3, x: star.x, y: star.y, seat: seat.no, value: 2 })
    tell({ kind: 'star', seat: seat.no, value: 2 })
  }
}

function hasCrashed(state: BirdState, seat: BirdSeat): boolean {
  if (seat.y >= fieldOf(state).bottom - bird.radius) return true
  const x = columnOf(state, seat.no)
  const half = openingOf(state) >> 1
  return state.gates.some(
    (gate) => Math.abs(gate.x - x) < gateHalf + bird.radius && Math.abs(gate.y - seat.y) > half - bird.radius,
  )
}

function crash(state: BirdState, seat: BirdSeat, tell: Tell) {
  Object.assign(seat, { mode: bird.falls, wait: fallTicks, streak: 0, vy: lights(-1) })
  addMark(state, { kind: 0, x: columnOf(state, seat.no), y: seat.y, seat: seat.no, value: 0 })
  tell({ kind: 'crash', seat: seat.no, value: 0 })
}

function fall(state: BirdState, seat: BirdSeat, tell: Tell) {
  seat.vy += gravity
  seat.y = Math.min(seat.y + seat.vy, fieldOf(state).bottom + lights(30))
  markPassed(state, seat)
  if (--seat.wait > 0) return
  Object.assign(seat, { mode: bird.ghost, wait: ghostTicks, vy: 0, y: homeOf(state, seat.no) })
  tell({ kind: 'return', seat: seat.no, value: 0 })
}

/** Three points for every gate and two for every star that can pass. */
const scoreLimit = ({ endTick, level }: BirdState) =>
  5 * (2 + divide(endTick * (speeds[level] ?? 390) * 5, 4 * spacing))

export const birdSimulation = defineSimulation<Bird, Course>({
  id: 1,
  version: 1,
  oldestVersion: 1,
  prepare: () => ({ game: 1, gates: [], stars: [], speed: 0 }),
  createOwn,
  comeBack: (seat) => Object.assign(seat, { mode: bird.falls, wait: fallTicks, vy: 0, streak: 0 }),
  move,
  scoreLimit,
})
