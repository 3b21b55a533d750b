import { buildPlan } from './plan.ts'
import type { Programme, Region, StageItem } from './programme.ts'
import { getEnd, spotAt } from './timeline.ts'
import type { Spot } from './timeline.ts'

export type Shown = { item: StageItem; index: number; elapsedMs: number; remainingMs: number }

/** `nextChangeMs` is on the same scale as `ms`; Infinity if nothing is shown. */
export type OnScreen = { main: Shown | null; second: Shown | null; nextChangeMs: number }

function shownIn(region: Region, spots: readonly Spot[], ms: number): Shown | null {
  const spot = spots.find(({ turn }) => turn.region === region)
  if (!spot) return null
  const { item, index } = spot.turn
  return { item, index, elapsedMs: ms - spot.beganMs, remainingMs: getEnd(spot) - ms }
}

/** The items on screen in each region at a time, and the next change. */
export function onScreenAt(programme: Programme, ms: number): OnScreen {
  const { whole, side } = buildPlan(programme)
  const spots = [spotAt(whole, ms), spotAt(side, ms)].filter((spot) => spot !== undefined)
  return {
    main: shownIn('main', spots, ms),
    second: shownIn('second', spots, ms),
    nextChangeMs: Math.min(...spots.map(getEnd)),
  }
}
