import { type Gap, type Position, simplifyLines } from '@lumiroute/geo'

/** Enough to draw the longest route in a few kilobytes. */
const maxPoints = 500
const metre = 100_000

const rounded = (value: number) => Math.round(value * metre) / metre

/** Gaps as stored: simplified together, to the metre. */
export function thinGaps(gaps: Gap[]): Gap[] {
  const lines = simplifyLines(
    gaps.map(({ line }) => line),
    maxPoints,
  )
  return gaps.map(({ metres }, index) => ({
    metres,
    line: (lines[index] ?? []).map(([lng, lat]): Position => [rounded(lng), rounded(lat)]),
  }))
}
