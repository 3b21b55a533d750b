import { along, angleBetween, angleOf, distance, lights, turn } from '../core/fixed.ts'
import type { Tell } from '../core/events.ts'
import { addMark, fieldOf, giveId, isHere } from '../core/state.ts'
import { isAlive } from './ship.ts'
import {
  type Bullet,
  type FighterState,
  firstBot,
  fullLife,
  type Ship,
  shipRadius,
  wreckTicks,
} from './state.ts'

const bulletSpeed = lights(3)
const bulletTicks = 46
const bulletRadius = lights(3)
/** By difficulty: how far beside the nose an enemy is still aimed at. */
const assists = [100, 56, 28]
export const playerReload = 27
const botReloads = [64, 48, 36]
const maxBullets = 200

type Numbered = Ship & { no: number }

export const allShips = (state: FighterState): Numbered[] => [...state.seats.filter(isHere), ...state.bots]

export function fire(state: FighterState, ship: Numbered, ships: readonly Numbered[], tell: Tell) {
  if (ship.reload > 0) ship.reload--
  if (ship.reload > 0 || state.bullets.length >= maxBullets - 3) return
  ship.reload = ship.no >= firstBot ? (botReloads[state.level] ?? 48) : playerReload
  const aim = aimOf(state, ship, ships)
  for (const spread of ship.triple > 0 ? [-44, 0, 44] : [0]) addBullet(state, ship, aim + spread)
  tell({ kind: 'shot', seat: ship.no, value: 0 })
}

/** Towards the nearest enemy in front, otherwise straight ahead. */
function aimOf(state: FighterState, ship: Numbered, ships: readonly Numbered[]): number {
  const assist = assists[state.level] ?? 70
  let [aim, nearest] = [ship.heading, bulletSpeed * bulletTicks]
  for (const other of ships) {
    if (other === ship || !isAlive(other) || other.shield > 0) continue
    const far = distance(other.x - ship.x, other.y - ship.y)
    if (far >= nearest) continue
    const ticks = Math.trunc(far / bulletSpeed)
    const angle = angleOf(other.x + other.vx * ticks - ship.x, other.y + other.vy * ticks - ship.y)
    if (Math.abs(angleBetween(ship.heading, angle)) <= assist) [aim, nearest] = [angle, far]
  }
  return aim
}

function addBullet(state: FighterState, ship: Numbered, angle: number) {
  const { x: vx, y: vy } = along(bulletSpeed, angle & (turn - 1))
  const start = along(shipRadius, angle & (turn - 1))
  const place = { x: ship.x + start.x, y: ship.y + start.y }
  state.bullets.push({ id: giveId(state), owner: ship.no, ...place, vx, vy, left: bulletTicks })
}

export function moveBullets(state: FighterState, ships: readonly Numbered[], tell: Tell) {
  const { top, bottom, left, right } = fieldOf(state)
  state.bullets = state.bullets.filter((bullet) => {
    bullet.x += bullet.vx
    bullet.y += bullet.vy
    bullet.left--
    const isOut = bullet.x < left || bullet.x > right || bullet.y < top || bullet.y > bottom
    return !isOut && bullet.left > 0 && !strike(state, bullet, ships, tell)
  })
}

function strike(state: FighterState, bullet: Bullet, ships: readonly Numbered[], tell: Tell): boolean {
  const reach = shipRadius + bulletRadius
  for (const ship of ships) {
    if (ship.no === bullet.owner || !isAlive(ship)) continue
    if (Math.abs(ship.x - bullet.x) > reach || Math.abs(ship.y - bullet.y) > reach) continue
    if (distance(ship.x - bullet.x, ship.y - bullet.y) > reach) continue
    if (ship.shield === 0) damage(state, ship, bullet.owner, tell)
    return true
  }
  return false
}

/** One point for a hit, three more for the last one, two if it was a ship of the computer. */
function damage(state: FighterState, ship: Numbered, by: number, tell: Tell) {
  ship.life--
  const isLast = ship.life <= 0
  const value = 1 + (isLast ? (ship.no >= firstBot ? 2 : 3) : 0)
  const shooter = state.seats.find(({ no }) => no === by)
  if (shooter) shooter.score += value
  tell({ kind: 'hit', seat: ship.no, value: 0 })
  if (!isLast) return
  Object.assign(ship, { wrecked: wreckTicks, life: fullLife, triple: 0, dash: 0, vx: 0, vy: 0 })
  addMark(state, { kind: 0, x: ship.x, y: ship.y, seat: ship.no, value: 0 })
  if (shooter) addMark(state, { kind: 1, x: ship.x, y: ship.y, seat: by, value })
  tell({ kind: 'destroyed', seat: by, value })
}
