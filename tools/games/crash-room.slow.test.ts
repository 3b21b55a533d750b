import { expect, test } from 'vitest'
import { crashRooms } from './crash-room.ts'

test('another server continues the round of a killed one', async () => {
  const { againMs, faults } = await crashRooms({ rounds: 1 })
  expect(againMs).toHaveLength(1)
  expect(faults).toEqual([])
})
