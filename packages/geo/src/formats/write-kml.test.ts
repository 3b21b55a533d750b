import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoute } from './read-route.ts'
import { writeKml } from './write-kml.ts'

const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6)
const position = fc.tuple(degrees(180), degrees(90))
const line = fc.uniqueArray(position, { minLength: 2, maxLength: 40, selector: String })
const lines = fc.array(line, { minLength: 1, maxLength: 5 })
const words = fc.string({ unit: 'binary', maxLength: 60 })

describe('writeKml', () => {
  it('round trip through readRoute preserves any lines', () => {
    fc.assert(
      fc.property(lines, (given) => {
        expect(readRoute(writeKml({ name: '', lines: given }), 'kml').lines).toEqual(given)
      }),
    )
  })

  it('escapes any names and descriptions', () => {
    const straight: [number, number][] = [[1, 1], [2, 2]] // oxfmt-ignore
    fc.assert(
      fc.property(words, words, (name, description) => {
        const { lines: read } = readRoute(writeKml({ name, description, lines: [straight] }))
        expect(read).toEqual([straight])
      }),
    )
  })

  it('keeps markup in a name as text', () => {
    const name = `<script>alert('1')</script> & "二"`
    const text = writeKml({ name, description: name, lines: [[[1, 1], [2, 2]]] }) // oxfmt-ignore
    expect(text).not.toContain('<script')
    expect(readRoute(text).name).toBe(name)
  })
})
