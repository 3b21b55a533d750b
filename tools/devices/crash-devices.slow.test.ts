import { expect, test } from 'vitest'
import { crashDevices } from './crash-devices.ts'

test('two kills under fifty devices lose and duplicate nothing that was acknowledged', async () => {
  const { samples, plays, resent, faults } = await crashDevices({ devices: 50, rounds: 2 })
  expect(faults).toEqual([])
  expect(Math.min(samples, plays, resent)).toBeGreaterThan(0)
})
