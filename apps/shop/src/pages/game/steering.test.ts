import { expect, test } from 'vitest'
import { placeOf } from './steering.ts'

/** A box with bars above and below: the world is 180 × 320 in its middle. */
const box = { left: 10, top: 0, width: 180, height: 420 }

test('aims at the point that the finger touches', () => {
  expect(placeOf({ clientX: 100, clientY: 50 + 24 + 148 }, box)).toEqual({ x: 0, y: 0 })
  expect(placeOf({ clientX: 10, clientY: 50 + 24 }, box)).toEqual({ x: -127, y: -127 })
  expect(placeOf({ clientX: 190, clientY: 370 }, box)).toEqual({ x: 127, y: 127 })
})

test('aims at the edge for a finger beside the field', () => {
  expect(placeOf({ clientX: 500, clientY: 0 }, box)).toEqual({ x: 127, y: -127 })
})
