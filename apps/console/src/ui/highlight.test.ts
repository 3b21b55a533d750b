import { expect, test } from 'vitest'
import { splitAtMatches } from './highlight.tsx'

test('matches stand at the odd places, whatever their case', () => {
  expect(splitAtMatches('春季促銷 春季', '春季')).toEqual(['', '春季', '促銷 ', '春季', ''])
  expect(splitAtMatches('TPE001 · tpe', 'Tpe')).toEqual(['', 'TPE', '001 · ', 'tpe', ''])
})

test('what was typed is text, not a pattern, and nothing typed marks nothing', () => {
  expect(splitAtMatches('a+b (c)', 'b (')).toEqual(['a+', 'b (', 'c)'])
  expect(splitAtMatches('拿鐵', '.')).toEqual(['拿鐵'])
  expect(splitAtMatches('拿鐵', '')).toEqual(['拿鐵'])
})
