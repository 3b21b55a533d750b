import type { Programme, Region, StageItem } from './programme.ts'
import { emptyTrack, makeTrack } from './timeline.ts'
import type { Track } from './timeline.ts'

/** `whole` fills the screen; in split mode `side` is next to it. */
export type Plan = { isSplit: boolean; whole: Track; side: Track }

const getEntries = (region: Region, items: readonly StageItem[]) =>
  items.map((item, index) => ({ region, index, item }))

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)

/**
 * The n-th pair is the n-th of each list, and a list that ends restarts. The loop is complete once both end
 * together, so that all items of a list are shown equally often.
 */
function takeTurns(main: readonly StageItem[], second: readonly StageItem[]): Track {
  const mains = getEntries('main', main)
  const seconds = getEntries('second', second)
  const pairs = (main.length * second.length) / greatestDivisor(main.length, second.length)
  const order = Array.from({ length: pairs }, (_, n) => [
    ...mains.slice(n % main.length, (n % main.length) + 1),
    ...seconds.slice(n % second.length, (n % second.length) + 1),
  ])
  return makeTrack(order.flat())
}

/** An empty list leaves the whole screen to the other; basic mode has only main. */
export function buildPlan({ mode, main, second }: Programme): Plan {
  const alone = { isSplit: false, side: emptyTrack }
  if (mode === 'basic' || second.length === 0) return { ...alone, whole: makeTrack(getEntries('main', main)) }
  if (main.length === 0) return { ...alone, whole: makeTrack(getEntries('second', second)) }
  if (mode === 'rotate') return { ...alone, whole: takeTurns(main, second) }
  return {
    isSplit: true,
    whole: makeTrack(getEntries('main', main)),
    side: makeTrack(getEntries('second', second)),
  }
}

/** Length of the loop; of two parallel ones, the longer. */
export const getLoopMs = ({ whole, side }: Plan) => Math.max(whole.totalMs, side.totalMs)
