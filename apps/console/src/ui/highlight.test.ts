import { expect, test } from 'vitest'
import { splitAtMatches } from './highlight.tsx'

test('matches have odd indexes, case-insensitive', () => {
  expect(splitAtMatches('春季促銷 春季', '春季')).toEqual(['', '春季', '促銷 ', '春季', ''])
  expect(splitAtMatches('TPE001 · tpe', 'Tpe')).toEqual(['', 'TPE', '001 · ', 'tpe', ''])
})

test('treats the typed word as text, not as a pattern; an empty word matches nothing', () => {
  expect(splitAtMatches('a+b (c)', 'b (')).toEqual(['a+', 'b (', 'c)'])
  expect(splitAtMatches('拿鐵', '.')).toEqual(['拿鐵'])
  expect(splitAtMatches('拿鐵', '')).toEqual(['拿鐵'])
})
