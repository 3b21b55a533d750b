import { along, angleBetween, angleOf, distance, lights } from '../core/fixed.ts'
import type { Pad } from '../core/input.ts'
import { isHere } from '../core/state.ts'
import { isAlive } from './ship.ts'
import type { FighterState, Ship } from './state.ts'

/** Hunts the nearest ship and turns away when too close. Also steers the computer's ships, so whole numbers. */
export function fighterBot(state: FighterState, ship: Ship & { no: number }): Pad {
  const enemies = [...state.seats.filter(isHere), ...state.bots].filter(
    (other) => other.no !== ship.no && isAlive(other) && other.shield === 0,
  )
  let target: Ship | null = null
  let nearest = lights(999)
  for (const enemy of enemies) {
    const far = distance(enemy.x - ship.x, enemy.y - ship.y)
    if (far >= nearest) continue
    target = enemy
    nearest = far
  }
  if (!target) return { buttons: 0, x: 0, y: 0 }
  const towards = angleOf(target.x - ship.x, target.y - ship.y)
  const isTooClose = nearest < lights(34)
  const isFacing = Math.abs(angleBetween(ship.heading, towards)) < 120
  const { x, y } = along(127, isTooClose && !isFacing ? towards + 300 : towards)
  const dashes = isTooClose && !isFacing && (state.tick + ship.no * 13) % 97 === 0
  return { buttons: dashes ? 1 : 0, x, y }
}
