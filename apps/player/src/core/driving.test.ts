import { expect, test } from 'vitest'
import { crossesLimit, type Fix, followFix, mayInvite, standing } from './driving.ts'

const fix = (parts: Partial<Fix>): Fix => ({
  lat: 25,
  lng: 121.5,
  accuracy: 5,
  speedKmh: null,
  deviceMs: 0,
  ...parts,
})

test('takes the speed of the receiver, and forgets an old one', () => {
  const driving = followFix(standing, fix({ speedKmh: 42 }), 1000)
  expect(driving.kmh).toBe(42)
  expect(followFix(driving, fix({ speedKmh: 42 }), 20_000).kmh).toBeNull()
  expect(followFix(driving, null, 1000).kmh).toBeNull()
})

test('computes the speed from positions if the receiver has none', () => {
  const metre = 1 / 111_195
  const first = followFix(standing, fix({}), 0)
  expect(first.kmh).toBeNull()
  const second = followFix(first, fix({ lat: 25 + 55 * metre, deviceMs: 5000 }), 5000)
  expect(second.kmh).toBeCloseTo(36, 0)
  const third = followFix(second, fix({ lat: 25 + 59 * metre, deviceMs: 10_000 }), 10_000)
  expect(third.kmh).toBe(0)
})

test('a screen without a receiver may invite, a driving one not', () => {
  expect([null, 0, 3, 3.1, 50].map(mayInvite)).toEqual([true, true, true, false, false])
})

test('tells the server only when a limit is crossed', () => {
  expect(crossesLimit(0, 2.9)).toBe(false)
  expect(crossesLimit(null, 3.5)).toBe(true)
  expect(crossesLimit(4, 9)).toBe(false)
  expect(crossesLimit(9, 11)).toBe(true)
  expect(crossesLimit(60, 0)).toBe(true)
})
