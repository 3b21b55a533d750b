import { along, angleBetween, angleOf, clamp, distance, lights, turn } from '../core/fixed.ts'
import type { Pad } from '../core/input.ts'
import { randomBelow, randomBetween } from '../core/random.ts'
import { fieldOf } from '../core/state.ts'
import {
  dashRest,
  dashTicks,
  type FighterState,
  fullLife,
  type Ship,
  shieldTicks,
  shipRadius,
} from './state.ts'

const speed = lights(1.15)
const dashSpeed = lights(2.9)
const turnSpeed = 18

export function createShip(state: FighterState): Ship {
  const { x, y } = findPlace(state)
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    heading: randomBelow(state, turn),
    life: fullLife,
    reload: 30,
    wrecked: 0,
    shield: shieldTicks,
    dash: 0,
    triple: 0,
  }
}

/** The emptiest of six places. */
function findPlace(state: FighterState) {
  const { top, bottom, left, right } = fieldOf(state)
  const ships = [...state.seats, ...(state.bots ?? [])]
  let best = { x: 0, y: 0, room: -1 }
  for (let tries = 0; tries < 6; tries++) {
    const x = randomBetween(state, left + lights(16), right - lights(16))
    const y = randomBetween(state, top + lights(16), bottom - lights(16))
    const room = ships.reduce((least, ship) => Math.min(least, distance(ship.x - x, ship.y - y)), lights(999))
    if (room > best.room) best = { x, y, room }
  }
  return best
}

export const isAlive = ({ wrecked }: Ship) => wrecked === 0
export const isDashing = ({ dash }: Ship) => dash > dashRest

export function flyShip(state: FighterState, ship: Ship, pad: Pad, presses: boolean): boolean {
  const dashes = presses && ship.dash === 0
  if (dashes) ship.dash = dashTicks + dashRest
  if (ship.dash > 0) ship.dash--
  if (ship.shield > 0) ship.shield--
  if (ship.triple > 0) ship.triple--
  steer(ship, pad)
  const { x, y } = along(isDashing(ship) ? dashSpeed : speed, ship.heading)
  ship.vx = x
  ship.vy = y
  ship.x += x
  ship.y += y
  stayInside(state, ship)
  return dashes
}

/** A stick near its middle keeps the course. */
function steer(ship: Ship, { x, y }: Pad) {
  if (Math.abs(x) < 24 && Math.abs(y) < 24) return
  const way = angleBetween(ship.heading, angleOf(x, y))
  ship.heading = (ship.heading + clamp(way, -turnSpeed, turnSpeed)) & (turn - 1)
}

/** Ships bounce off the edge. */
function stayInside(state: FighterState, ship: Ship) {
  const { top, bottom, left, right } = fieldOf(state)
  const x = clamp(ship.x, left + shipRadius, right - shipRadius)
  const y = clamp(ship.y, top + shipRadius, bottom - shipRadius)
  if (x !== ship.x) ship.heading = (512 - ship.heading) & (turn - 1)
  if (y !== ship.y) ship.heading = (turn - ship.heading) & (turn - 1)
  ship.x = x
  ship.y = y
}
