import { expect, test } from 'vitest'
import { placeTip } from './tooltip.tsx'

const room = new DOMRect(0, 0, 400, 300)
const tip = { width: 100, height: 28 }

test('places a tooltip below the middle of its anchor', () => {
  expect(placeTip(new DOMRect(180, 100, 40, 36), tip, room)).toEqual({ x: 150, y: 144 })
})

test('keeps a tooltip inside the window', () => {
  expect(placeTip(new DOMRect(364, 100, 36, 36), tip, room).x).toBe(292)
  expect(placeTip(new DOMRect(0, 100, 36, 36), tip, room).x).toBe(8)
})

test('places a tooltip above its anchor if there is no space below', () => {
  expect(placeTip(new DOMRect(180, 260, 40, 36), tip, room).y).toBe(224)
})
