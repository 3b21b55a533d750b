import { expect, test } from 'vitest'
import { crashBusiness } from './crash-business.ts'

test('three kills during approvals, payments and uploads lose, truncate and duplicate nothing acknowledged', async () => {
  const { approvals, payments, uploads, faults } = await crashBusiness({ rounds: 3 })
  expect(faults).toEqual([])
  expect(Math.min(approvals, payments, uploads)).toBeGreaterThan(0)
})
