import { expect, test } from 'vitest'
import { padOfTilt } from './tilt.ts'

test('a phone held as at first rests, and turns reach the edge and no further', () => {
  const first = { beta: 50, gamma: 3 }
  expect(padOfTilt(first, first)).toEqual({ x: 0, y: 0 })
  expect(padOfTilt(first, { beta: 60, gamma: -17 })).toEqual({ x: -127, y: 64 })
  expect(padOfTilt(first, { beta: -40, gamma: 83 })).toEqual({ x: 127, y: -127 })
})
