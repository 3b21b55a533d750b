import type { Input, Pad } from './input.ts'
import { seedOf } from './random.ts'
import { lights } from './fixed.ts'
import {
  countdownTicks,
  difficulties,
  type GameId,
  maxSeats,
  type Settings,
  ticksPerSecond,
  worlds,
} from './settings.ts'

/** One player; `Own` is what the game adds. Leaving keeps the seat and its score. */
export type Seat<Own = object> = {
  no: number
  score: number
  joinedAt: number
  /** -1: still here. */
  leftAt: number
  /** Tick of the last input; -1: never touched the controller. */
  touchedAt: number
  pad: Pad
  /** 1 if the button went down in this tick, even if it is up again. */
  pressed: number
} & Own

/** Something short to see: an explosion, a score. */
export type Mark = { kind: number; x: number; y: number; at: number; seat: number; value: number }

/** Only whole numbers, lists and plain objects, so that it can be serialised and hashed. */
export type BaseState<Own = object> = {
  game: GameId
  version: number
  tick: number
  /** The round is over at this tick. */
  endTick: number
  random: number
  /** Of the world, in lights. */
  width: number
  height: number
  /** 0 easy, 1 normal, 2 hard. */
  level: number
  winScore: number
  /** Last given number of an object. */
  lastId: number
  /** In the order of their numbers. */
  seats: Seat<Own>[]
  marks: Mark[]
}

/** Height of the bar with time and scores, in lights. */
export const barLights = 24
const maxMarks = 40
export const markTicks = 45

export function startState(
  game: GameId,
  version: number,
  settings: Settings,
  seed: number,
): BaseState<never> {
  return {
    game,
    version,
    tick: 0,
    endTick: countdownTicks + settings.seconds * ticksPerSecond,
    random: seedOf(seed),
    ...worlds[settings.world],
    level: difficulties.indexOf(settings.difficulty),
    winScore: settings.winScore,
    lastId: 0,
    seats: [],
    marks: [],
  }
}

/** Where things move, in 1/256 of a light. */
export const fieldOf = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: lights(barLights),
  right: lights(width),
  bottom: lights(height),
})

export const isCountingDown = ({ tick }: { tick: number }) => tick < countdownTicks
export const isOver = ({ tick, endTick }: { tick: number; endTick: number }) => tick >= endTick
export const isHere = (seat: Seat) => seat.leftAt < 0

export const giveId = (state: { lastId: number }) => ++state.lastId

export function addMark(state: BaseState, mark: Omit<Mark, 'at'>) {
  if (state.marks.length >= maxMarks) state.marks.shift()
  state.marks.push({ ...mark, at: state.tick })
}

export function forgetMarks(state: BaseState) {
  while (state.marks[0] && state.tick - state.marks[0].at > markTicks) state.marks.shift()
}

export type Joining<Own> = {
  createOwn: (no: number) => Own
  comeBack: (seat: Seat<Own>) => void
}

/** Joins, leaves and pads of one tick. A player who returns keeps seat and score. */
export function applyInputs<Own extends object>(
  state: BaseState<Own>,
  inputs: readonly Input[],
  joining: Joining<Own>,
) {
  for (const seat of state.seats) seat.pressed = 0
  for (const input of inputs) {
    const seat = state.seats.find(({ no }) => no === input.seat)
    if (input.kind === 'join') join(state, input.seat, seat, joining)
    else if (seat && isHere(seat)) applyInput(state, seat, input)
  }
}

function applyInput(state: BaseState, seat: Seat, input: Input) {
  if (input.kind === 'leave') {
    seat.leftAt = state.tick
    seat.pad = { buttons: 0, x: 0, y: 0 }
  }
  if (input.kind !== 'pad') return
  if (input.pad.buttons === 1 && seat.pad.buttons === 0) seat.pressed = 1
  seat.pad = { buttons: input.pad.buttons, x: input.pad.x, y: input.pad.y }
  seat.touchedAt = state.tick
}

function join<Own extends object>(
  state: BaseState<Own>,
  no: number,
  seat: Seat<Own> | undefined,
  { createOwn, comeBack }: Joining<Own>,
) {
  if (seat && isHere(seat)) return
  if (seat) {
    seat.leftAt = -1
    comeBack(seat)
  } else if (no >= 0 && no < maxSeats) insert(state, no, createOwn(no))
}

function insert<Own extends object>(state: BaseState<Own>, no: number, own: Own) {
  const after = state.seats.findIndex((other) => other.no > no)
  state.seats.splice(after < 0 ? state.seats.length : after, 0, {
    no,
    score: 0,
    joinedAt: state.tick,
    leftAt: -1,
    touchedAt: -1,
    pad: { buttons: 0, x: 0, y: 0 },
    pressed: 0,
    ...own,
  })
}
