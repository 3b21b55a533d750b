import { clamp, divide, lights, rootOf } from '../core/fixed.ts'
import type { Tell } from '../core/events.ts'
import { randomBelow, randomBetween } from '../core/random.ts'
import { defineSimulation } from '../core/rules.ts'
import { addMark, type BaseState, fieldOf, giveId, isHere, type Seat } from '../core/state.ts'

/** 水果射擊: fruit flies up and falls; a cross-hair and one button. Hits in a row count up to four times. */
export type Shooter = {
  x: number
  y: number
  /** Ticks until the next shot. */
  reload: number
  /** Ticks without shooting after a bomb. */
  stunned: number
  streak: number
}
export type Fruit = { id: number; kind: number; x: number; y: number; vx: number; vy: number }
type Sky = { game: 4; fruits: Fruit[]; nextIn: number }
export type FruitState = BaseState<Shooter> & Sky
type ShooterSeat = Seat<Shooter>

/** Melon, orange, strawberry, golden pear, bomb. */
export const fruitKinds = [
  { points: 1, radius: lights(18), share: 34 },
  { points: 2, radius: lights(15), share: 28 },
  { points: 3, radius: lights(12), share: 18 },
  { points: 8, radius: lights(12), share: 6 },
  { points: -5, radius: lights(15), share: 14 },
] as const
export const bombKind = 4
/** By difficulty. */
const assists = [lights(9), lights(5), lights(1)]
const gravities = [6, 8, 11]
const bombShares = [8, 14, 22]
/** More would keep the fruit away when everybody avoids them. */
const maxBombs = 3
const reloadTicks = 15
const stunTicks = 75
const crosshairSpeed = lights(7)
export const comboOf = (streak: number) => 1 + Math.min(3, Math.trunc(streak / 3))

/** Rows of cross-hairs, so that everybody finds the own one. */
function createOwn(state: FruitState, no: number): Shooter {
  const { top, right } = fieldOf(state)
  const perRow = state.width >= 300 ? 8 : 4
  const row = Math.trunc(no / perRow)
  const step = lights(state.width >= 300 ? 36 : 34)
  return {
    x: divide(right * (1 + (no % perRow)), perRow + 1),
    y: top + lights(30) + row * step,
    reload: 0,
    stunned: 0,
    streak: 0,
  }
}

function move(state: FruitState, tell: Tell) {
  launch(state)
  const gravity = gravities[state.level] ?? 8
  for (const fruit of state.fruits) {
    fruit.vy += gravity
    fruit.x += fruit.vx
    fruit.y += fruit.vy
  }
  const gone = fieldOf(state).bottom + lights(26)
  state.fruits = state.fruits.filter(({ y, vy }) => vy < 0 || y < gone)
  moveShooters(state, tell)
}

/** Another begins in each tick, so that a low number is no advantage. */
function moveShooters(state: FruitState, tell: Tell) {
  const { length } = state.seats
  for (let index = 0; index < length; index++) {
    const seat = state.seats[(index + state.tick) % length]
    if (seat && isHere(seat)) moveShooter(state, seat, tell)
  }
}

/** More players, more fruit: three at once for one player, fourteen for twenty. */
function launch(state: FruitState) {
  const here = state.seats.filter(isHere).length
  const most = Math.min(14, 3 + divide(here * 3, 4))
  if (state.nextIn > 0) state.nextIn--
  if (state.nextIn > 0 || state.fruits.length >= most) return
  state.nextIn = divide(randomBetween(state, 14, 50) * 6, 6 + here)
  const { top, bottom, right } = fieldOf(state)
  const gravity = gravities[state.level] ?? 8
  const height = divide((bottom - top) * randomBetween(state, 50, 92), 100)
  const rise = rootOf(2 * gravity * (height + lights(20)))
  const x = randomBetween(state, lights(30), right - lights(30))
  const drift = divide(right, divide(4 * rise, gravity))
  const towardsMiddle = x < right >> 1 ? 1 : -1
  state.fruits.push({
    id: giveId(state),
    kind: pickKind(state),
    x,
    y: bottom + lights(20),
    vx: towardsMiddle * randomBelow(state, drift + 1),
    vy: -rise,
  })
}

function pickKind(state: FruitState): number {
  const bombs = bombShares[state.level] ?? 14
  const flying = state.fruits.filter(({ kind }) => kind === bombKind).length
  const isBomb = randomBelow(state, 100) < bombs && flying < maxBombs
  if (isBomb) return bombKind
  let left = randomBelow(state, 86)
  for (let kind = 0; kind < bombKind; kind++) {
    left -= fruitKinds[kind]?.share ?? 0
    if (left < 0) return kind
  }
  return 0
}

/** The pad covers the whole field. */
export function targetOf(state: BaseState, { pad }: Seat) {
  const { top, bottom, right } = fieldOf(state)
  return { x: divide(right * (pad.x + 127), 254), y: top + divide((bottom - top) * (pad.y + 127), 254) }
}

function moveShooter(state: FruitState, seat: ShooterSeat, tell: Tell) {
  if (seat.touchedAt >= 0) {
    const target = targetOf(state, seat)
    seat.x += clamp(target.x - seat.x, -crosshairSpeed, crosshairSpeed)
    seat.y += clamp(target.y - seat.y, -crosshairSpeed, crosshairSpeed)
  }
  if (seat.reload > 0) seat.reload--
  if (seat.stunned > 0) seat.stunned--
  const fires = seat.pressed === 1 || seat.pad.buttons === 1
  if (fires && seat.reload === 0 && seat.stunned === 0) shoot(state, seat, tell)
}

function shoot(state: FruitState, seat: ShooterSeat, tell: Tell) {
  seat.reload = reloadTicks
  tell({ kind: 'shot', seat: seat.no, value: 0 })
  const fruit = findHit(state, seat)
  if (!fruit) return miss(state, seat, tell)
  state.fruits = state.fruits.filter((each) => each !== fruit)
  if (fruit.kind === bombKind) explode(state, seat, fruit, tell)
  else pop(state, seat, fruit, tell)
}

/** The fruit whose edge the shot is deepest inside. */
function findHit(state: FruitState, { x, y }: Shooter): Fruit | null {
  let found: Fruit | null = null
  let depth = 0
  for (const fruit of state.fruits) {
    const reach =
      (fruitKinds[fruit.kind]?.radius ?? 0) + (fruit.kind === bombKind ? 0 : (assists[state.level] ?? 0))
    const inside = reach - rootOf((fruit.x - x) ** 2 + (fruit.y - y) ** 2)
    if (inside <= depth) continue
    found = fruit
    depth = inside
  }
  return found
}

function miss(state: FruitState, seat: ShooterSeat, tell: Tell) {
  seat.streak = 0
  addMark(state, { kind: 2, x: seat.x, y: seat.y, seat: seat.no, value: 0 })
  tell({ kind: 'miss', seat: seat.no, value: 0 })
}

function pop(state: FruitState, seat: ShooterSeat, { kind, x, y }: Fruit, tell: Tell) {
  const before = comboOf(seat.streak)
  seat.streak++
  const value = (fruitKinds[kind]?.points ?? 0) * comboOf(seat.streak)
  seat.score += value
  addMark(state, { kind: 10 + kind, x, y, seat: seat.no, value })
  tell({ kind: 'pop', seat: seat.no, value })
  if (comboOf(seat.streak) > before) tell({ kind: 'combo', seat: seat.no, value: comboOf(seat.streak) })
}

function explode(state: FruitState, seat: ShooterSeat, { x, y }: Fruit, tell: Tell) {
  const lost = Math.min(seat.score, 5)
  seat.score -= lost
  seat.streak = 0
  seat.stunned = stunTicks
  addMark(state, { kind: 0, x, y, seat: seat.no, value: 0 - lost })
  tell({ kind: 'bomb', seat: seat.no, value: 0 - lost })
}

/** A golden pear four times over with every shot. */
const scoreLimit = ({ endTick }: FruitState) => 32 * (1 + divide(endTick, reloadTicks))

export const fruitSimulation = defineSimulation<Shooter, Sky>({
  id: 4,
  version: 1,
  oldestVersion: 1,
  prepare: () => ({ game: 4, fruits: [], nextIn: 0 }),
  createOwn,
  comeBack: (seat) => Object.assign(seat, { streak: 0 }),
  move,
  scoreLimit,
})
