import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from './line-types.ts'
import { countPoints } from './measure-lines.ts'
import { simplifyLines } from './simplify-lines.ts'

const position = fc.tuple(
  fc.double({ min: 120, max: 122, noNaN: true }),
  fc.double({ min: 22, max: 25, noNaN: true }),
)
const line = fc.array(position, { minLength: 2, maxLength: 60 })
const lines = fc.array(line, { minLength: 1, maxLength: 6 })

describe('simplifyLines', () => {
  it('keeps the requested number of points, in sequence, with both ends of every line', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 200 }), (given, most) => {
        const thinned = simplifyLines(given, most)
        expect(countPoints(thinned)).toBe(Math.max(Math.min(most, countPoints(given)), given.length * 2))
        thinned.forEach((kept, i) => expectWithin(kept, given[i] as Line))
      }),
    )
  })

  it('drops points on a straight line before those that bend it', () => {
    const straight: Line = Array.from({ length: 50 }, (_none, i) => [121 + i / 100, 25])
    const bent: Line = [...straight, [121.5, 26], [122, 25]]
    expect(simplifyLines([bent], 4)).toEqual([[[121, 25], [121.49, 25], [121.5, 26], [122, 25]]]) // oxfmt-ignore
  })
})

function expectWithin(kept: Line, given: Line) {
  expect([kept[0], kept.at(-1)]).toEqual([given[0], given.at(-1)])
  let at = -1
  for (const point of kept) {
    at = given.indexOf(point, at + 1)
    expect(at).toBeGreaterThanOrEqual(0)
  }
}
