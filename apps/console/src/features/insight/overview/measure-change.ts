import type { Measure } from '@lumiroute/contract/overview'

type Change =
  | { kind: 'none' | 'unknown' | 'same' | 'fromNought' }
  | { kind: 'share'; isUp: boolean; share: number; before: number }

/** Compares the completed days of a range with the same number of days before it. */
export function computeChange({ done, before }: Measure): Change {
  if (done === null) return { kind: 'none' }
  if (before === null) return { kind: 'unknown' }
  if (done === before) return { kind: 'same' }
  if (before === 0) return { kind: 'fromNought' }
  const share = Math.round((100 * (done - before)) / before)
  if (share === 0) return { kind: 'same' }
  return { kind: 'share', isUp: share > 0, share: Math.abs(share), before }
}
