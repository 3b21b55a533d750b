import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packColumn, unpackColumn } from './track.columns.ts'

it('what is packed comes out again, unknown values included', () => {
  const column = fc.array(fc.option(fc.integer({ min: -18_000_000, max: 18_000_000 })))
  fc.assert(
    fc.property(column, (values) => {
      expect(unpackColumn(packColumn(values))).toEqual(values)
    }),
  )
})

it('steps over what is unknown', () => {
  expect(packColumn([100, null, 103, 103])).toEqual([100, null, 3, 0])
})
