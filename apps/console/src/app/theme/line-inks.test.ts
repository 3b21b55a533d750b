import { expect, test } from 'vitest'
import { computeContrast } from './contrast.ts'
import { schemes } from './tokens.ts'
import { getDash, getInk, lineCount } from '../../ui/chart/lines-look.ts'

test.each(['light', 'dark'] as const)(
  'every series colour of the %s scheme is legible and distinct',
  (scheme) => {
    const looks = Array.from({ length: lineCount }, (_, look) => getInk(look, scheme))
    expect(new Set(looks).size).toBe(12)
    for (const ink of looks)
      expect([ink, computeContrast(ink, schemes[scheme].background.paper) >= 3]).toEqual([ink, true])
  },
)

test('neighbouring series differ in their dashes', () => {
  for (let look = 1; look < lineCount; look++) expect(getDash(look)).not.toEqual(getDash(look - 1))
})
