import { expect, test } from 'vitest'
import { crashRounds } from './testing/crash-rounds.ts'

test('loses and duplicates no acknowledged row in three kills', async () => {
  const report = await crashRounds(3)
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.lost).toEqual([])
  expect(report.doubled).toEqual([])
})
