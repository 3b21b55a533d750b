import { expect, test } from 'vitest'
import { computeBox, computeCentre, meets, splitPieces, type Ring, widest } from './land-shapes.ts'

const square = (lng: number, lat: number, side: number): Ring => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
]

test('the centroid is that of the area, in either winding order', () => {
  const [lng, lat] = computeCentre(square(121, 25, 2))
  expect([lng, lat]).toEqual([expect.closeTo(122, 9), expect.closeTo(26, 9)])
  expect(computeCentre(square(121, 25, 2).toReversed())).toEqual([
    expect.closeTo(122, 9),
    expect.closeTo(26, 9),
  ])
})

test('the centroid of a region without area is its first point', () => {
  expect(computeCentre([[121, 25]])).toEqual([121, 25])
})

test('labels islands on the largest one', () => {
  const islands = [square(119, 23, 0.1), square(120, 24, 0.4), square(121, 25, 0.2)]
  expect(widest(islands)).toBe(islands[1])
})

test('splits a long border into connected pieces', () => {
  const line: Ring = Array.from({ length: 150 }, (_, i) => [120 + i / 100, 24])
  const pieces = splitPieces(line)
  expect(pieces.length).toBe(3)
  expect(pieces.flatMap((piece, i) => (i === 0 ? piece : piece.slice(1)))).toEqual(line)
  expect(pieces[1]?.[0]).toEqual(pieces[0]?.at(-1))
})

test('boxes intersect if they share a point', () => {
  const taipei = computeBox(square(121.4, 25, 0.2))
  expect(meets(taipei, computeBox(square(121.5, 25.1, 1)))).toBe(true)
  expect(meets(taipei, computeBox(square(121.7, 25, 1)))).toBe(false)
})
