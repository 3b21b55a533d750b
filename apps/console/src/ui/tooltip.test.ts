import { expect, test } from 'vitest'
import { placeTip } from './tooltip.tsx'

const room = new DOMRect(0, 0, 400, 300)
const tip = { width: 100, height: 28 }

test('a tip stands below the middle of its anchor', () => {
  expect(placeTip(new DOMRect(180, 100, 40, 36), tip, room)).toEqual({ x: 150, y: 144 })
})

test('a tip at the edge of the window stays inside it', () => {
  expect(placeTip(new DOMRect(364, 100, 36, 36), tip, room).x).toBe(292)
  expect(placeTip(new DOMRect(0, 100, 36, 36), tip, room).x).toBe(8)
})

test('a tip without room below stands above', () => {
  expect(placeTip(new DOMRect(180, 260, 40, 36), tip, room).y).toBe(224)
})
