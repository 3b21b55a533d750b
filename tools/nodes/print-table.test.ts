import { expect, test } from 'vitest'
import { formatTable } from './print-table.ts'
import { parseSummary } from './run-tests.ts'

test('shows one line per version of Node.js', () => {
  const start = { passed: true, summary: 'ready in 9 s', output: '' }
  const results = [
    { version: '20.19.6', start, tests: { passed: true, summary: '12 passed (12)' } },
    {
      version: '26.10.0',
      start: { ...start, passed: false, summary: 'sign-in returned 500' },
      tests: undefined,
    },
  ]
  expect(formatTable(results).split('\n')).toEqual([
    '| Node.js | npm start                    | tests                  |',
    '| 20.19.6 | passed: ready in 9 s         | passed: 12 passed (12) |',
    '| 26.10.0 | FAILED: sign-in returned 500 | not run                |',
  ])
})

test("finds the totals in vitest's output, with or without colours", () => {
  expect(parseSummary('\n Test Files  2 passed (2)\n      Tests  20 passed (20)\n')).toBe('20 passed (20)')
  expect(parseSummary('\u001B[2m      Tests \u001B[22m \u001B[31m3 failed\u001B[39m | 4 passed')).toBe(
    '3 failed | 4 passed',
  )
  expect(parseSummary('Error: no tests')).toBeUndefined()
})
