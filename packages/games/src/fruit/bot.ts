import { clamp, distance, lights } from '../core/fixed.ts'
import type { Pad } from '../core/input.ts'
import { fieldOf, type Seat } from '../core/state.ts'
import { bombKind, type Fruit, type FruitState, type Shooter } from './simulation.ts'

/** Follows the nearest fruit with an unsteady hand, and fires now and then while it is close. */
export function fruitBot(state: FruitState, seat: Seat<Shooter>): Pad {
  const fruit = findNearest(state, seat)
  if (!fruit) return { buttons: 0, x: seat.pad.x, y: seat.pad.y }
  const { top, bottom, right } = fieldOf(state)
  const wobble = lights((((seat.no * 29 + state.tick) % 50) - 25) / 2)
  const aimX = fruit.x + 4 * fruit.vx + wobble
  const aimY = fruit.y + 4 * fruit.vy - wobble
  const x = clamp(Math.round((aimX * 254) / right) - 127, -127, 127)
  const y = clamp(Math.round(((aimY - top) * 254) / (bottom - top)) - 127, -127, 127)
  const isClose = distance(fruit.x - seat.x, fruit.y - seat.y) < lights(13)
  const isReady = (state.tick + seat.no * 17) % 30 < 6
  return { buttons: isClose && isReady && seat.pad.buttons === 0 ? 1 : 0, x, y }
}

function findNearest(state: FruitState, seat: Seat<Shooter>): Fruit | undefined {
  const low = lights(state.height - 24)
  const far = (fruit: Fruit) => distance(fruit.x - seat.x, fruit.y - seat.y)
  return state.fruits.filter(({ kind, y }) => kind !== bombKind && y < low).sort((a, b) => far(a) - far(b))[0]
}
