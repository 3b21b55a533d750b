import { distance, lights } from '../core/fixed.ts'
import type { Tell } from '../core/events.ts'
import { randomBelow, randomBetween } from '../core/random.ts'
import { defineSimulation } from '../core/rules.ts'
import { addMark, fieldOf, giveId, isHere } from '../core/state.ts'
import { fighterBot } from './bot.ts'
import { allShips, fire, moveBullets, playerReload } from './fire.ts'
import { createShip, flyShip, isAlive } from './ship.ts'
import {
  type Arena,
  type FighterState,
  firstBot,
  fullLife,
  type Ship,
  shipRadius,
  tripleTicks,
  wreckTicks,
} from './state.ts'

/** Fewer players get company. */
const leastShips = 4
/** A ship whose player does nothing for this long no longer fires. */
const idleTicks = 300

function move(state: FighterState, tell: Tell) {
  fillUp(state)
  const ships = allShips(state)
  for (const seat of state.seats) {
    if (!isHere(seat)) continue
    const isIdle = seat.touchedAt < 0 || state.tick - seat.touchedAt > idleTicks
    if (seat.wrecked > 0) rebuild(state, seat, tell)
    else if (flyShip(state, seat, seat.pad, seat.pressed === 1))
      tell({ kind: 'dash', seat: seat.no, value: 0 })
    if (isAlive(seat) && (!isIdle || seat.pad.x !== 0 || seat.pad.y !== 0)) fire(state, seat, ships, tell)
  }
  for (const bot of state.bots) moveBot(state, bot, ships, tell)
  moveBullets(state, ships, tell)
  moveCrates(state, ships, tell)
}

function fillUp(state: FighterState) {
  const wanted = Math.max(0, leastShips - state.seats.filter(isHere).length)
  while (state.bots.length > wanted) state.bots.pop()
  while (state.bots.length < wanted)
    state.bots.push({ no: firstBot + state.bots.length, ...createShip(state) })
}

/** The computer thinks five times a second, so that people can outmanoeuvre it. */
function moveBot(
  state: FighterState,
  bot: Ship & { no: number },
  ships: ReturnType<typeof allShips>,
  tell: Tell,
) {
  if (bot.wrecked > 0) return rebuild(state, bot, tell)
  const thinks = (state.tick + bot.no * 5) % (16 - 4 * state.level) < 3
  const pad = thinks ? fighterBot(state, bot) : { buttons: 0, x: 0, y: 0 }
  flyShip(state, bot, pad, pad.buttons === 1)
  fire(state, bot, ships, tell)
}

function rebuild(state: FighterState, ship: Ship & { no: number }, tell: Tell) {
  ship.wrecked--
  if (ship.wrecked > 0) return
  Object.assign(ship, createShip(state))
  tell({ kind: 'return', seat: ship.no, value: 0 })
}

function moveCrates(state: FighterState, ships: ReturnType<typeof allShips>, tell: Tell) {
  if (--state.crateIn <= 0) addCrate(state)
  for (const ship of ships) {
    if (!isAlive(ship)) continue
    const crate = state.crates.find(({ x, y }) => distance(x - ship.x, y - ship.y) < shipRadius + lights(10))
    if (!crate) continue
    state.crates = state.crates.filter((each) => each !== crate)
    if (crate.kind === 0) ship.life = fullLife
    else ship.triple = tripleTicks
    addMark(state, { kind: 3, x: crate.x, y: crate.y, seat: ship.no, value: 0 })
    tell({ kind: 'crate', seat: ship.no, value: crate.kind })
  }
}

function addCrate(state: FighterState) {
  state.crateIn = randomBetween(state, 300, 540)
  if (state.crates.length >= 2) return
  const { top, bottom, left, right } = fieldOf(state)
  state.crates.push({
    id: giveId(state),
    kind: randomBelow(state, 3) === 0 ? 0 : 1,
    x: randomBetween(state, left + lights(24), right - lights(24)),
    y: randomBetween(state, top + lights(24), bottom - lights(24)),
  })
}

/** Three shots at once, all the time, each destroying a ship. */
const scoreLimit = ({ endTick }: FighterState) => 12 * (1 + Math.trunc(endTick / playerReload))

export const fighterSimulation = defineSimulation<Ship, Arena>({
  id: 2,
  version: 1,
  oldestVersion: 1,
  prepare: () => ({ game: 2, bots: [], bullets: [], crates: [], crateIn: 240 }),
  createOwn: (state) => createShip(state),
  comeBack: (seat) => Object.assign(seat, { wrecked: wreckTicks, triple: 0, dash: 0, vx: 0, vy: 0 }),
  move,
  scoreLimit,
})
