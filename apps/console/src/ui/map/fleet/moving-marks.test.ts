import { expect, test } from 'vitest'
import { groupMarks, isUnderWay, moveOn, type MovingMark, placeAt, toWorld } from './moving-marks.ts'

const mark = (given: Partial<MovingMark> = {}): MovingMark => ({
  id: 1,
  lng: 121.5,
  lat: 25.04,
  at: 1000,
  heading: 0,
  look: 'moving',
  label: 'V-1',
  ...given,
})
const asDrawn = (now: number) => ({ now, isStill: false })

test('moves a mark from its drawn position to the reported one', () => {
  const first = moveOn(new Map(), [mark()], asDrawn(0))
  const next = mark({ at: 6000, lng: 121.51 })
  const second = moveOn(first, [next], asDrawn(100))
  const moving = second.get(1) as never
  expect(placeAt(moving, 100)).toEqual(toWorld(mark()))
  expect(placeAt(moving, 2600).x).toBeCloseTo((toWorld(mark()).x + toWorld(next).x) / 2, 9)
  expect(placeAt(moving, 5100)).toEqual(toWorld(next))
  expect(isUnderWay(moving, 5099)).toBe(true)
  expect(isUnderWay(moving, 5100)).toBe(false)
  // The same report again changes the look, not the position.
  const again = moveOn(second, [{ ...next, look: 'silent' }], asDrawn(2600)).get(1) as never
  expect(placeAt(again, 2600)).toEqual(placeAt(moving, 2600))
})

test('jumps over long distances, and always with reduced motion', () => {
  const first = moveOn(new Map(), [mark()], asDrawn(0))
  const far = moveOn(first, [mark({ at: 6000, lat: 22.6 })], asDrawn(100)).get(1) as never
  expect(isUnderWay(far, 101)).toBe(false)
  const still = moveOn(first, [mark({ at: 6000, lng: 121.501 })], { now: 100, isStill: true }).get(1) as never
  expect(placeAt(still, 100)).toEqual(toWorld(mark({ lng: 121.501 })))
})

test('slides along a street instead of jumping', () => {
  const first = moveOn(new Map(), [mark()], asDrawn(0))
  const near = moveOn(first, [mark({ at: 6000, lng: 121.52 })], asDrawn(100)).get(1) as never
  expect(isUnderWay(near, 101)).toBe(true)
})

test('groups overlapping marks at their centre', () => {
  const marks = [mark(), mark({ id: 2, lng: 121.5001 }), mark({ id: 3, lng: 120.2 })]
  const moving = moveOn(new Map(), marks, asDrawn(0))
  const placed = [...moving.values()].map((one) => [one, placeAt(one, 0)] as const)
  const groups = groupMarks(placed, { scale: 2 ** 8, cellPx: 44 })
  expect(groups.map((group) => group.marks.map(({ id }) => id))).toEqual([[1, 2], [3]])
  expect(groups[0]?.x).toBeCloseTo(toWorld({ lng: 121.50005, lat: 25.04 }).x, 9)
})
