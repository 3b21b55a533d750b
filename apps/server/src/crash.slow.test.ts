import { expect, test } from 'vitest'
import { crashRounds } from './testing/crash-rounds.ts'

// The server alone, then its database as well; `npm run test:crash` goes on for longer.
test('two kills lose and double no acknowledged row', async () => {
  const report = await crashRounds(2)
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.lost).toEqual([])
  expect(report.doubled).toEqual([])
})
