import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packColumn, unpackColumn } from './track.columns.ts'

it('round trip preserves values, including unknown ones', () => {
  const column = fc.array(fc.option(fc.integer({ min: -18_000_000, max: 18_000_000 })))
  fc.assert(
    fc.property(column, (values) => {
      expect(unpackColumn(packColumn(values))).toEqual(values)
    }),
  )
})

it('skips unknown values', () => {
  expect(packColumn([100, null, 103, 103])).toEqual([100, null, 3, 0])
})
