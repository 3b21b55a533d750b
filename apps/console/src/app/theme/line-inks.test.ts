import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'
import { schemes } from './tokens.ts'
import { dashOf, inkOf, lineCount } from '../../ui/chart/lines-look.ts'

test.each(['light', 'dark'] as const)(
  'every line of the %s scheme is legible and unlike the others',
  (scheme) => {
    const looks = Array.from({ length: lineCount }, (_, look) => inkOf(look, scheme))
    expect(new Set(looks).size).toBe(12)
    for (const ink of looks)
      expect([ink, contrastOf(ink, schemes[scheme].background.paper) >= 3]).toEqual([ink, true])
  },
)

test('neighbours differ in their dashes', () => {
  for (let look = 1; look < lineCount; look++) expect(dashOf(look)).not.toEqual(dashOf(look - 1))
})
