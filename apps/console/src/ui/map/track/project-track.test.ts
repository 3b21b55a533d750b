import L from 'leaflet'
import { expect, test } from 'vitest'
import { nearestMoment, projectTrack, traceLegs } from './project-track.ts'

const track = (lng: number[], level: number[] = [], isBreak: number[] = []) =>
  projectTrack({
    lng: Float64Array.from(lng),
    lat: Float64Array.from(lng, (x) => (Number.isNaN(x) ? Number.NaN : 0)),
    level: Uint8Array.from(lng, (_, i) => level[i] ?? 0),
    isBreak: Uint8Array.from(lng, (_, i) => isBreak[i] ?? 0),
  })

/** One degree is one pixel, the meridian is x = 180. */
const window = { left: 0, top: 128 * (360 / 256) - 50, width: 360, height: 100, scale: 360 / 256 }

function drawn(made: ReturnType<typeof track>, level?: number) {
  const lines: number[][] = []
  const pen = {
    moveTo: (x: number) => void lines.push([Math.round(x)]),
    lineTo: (x: number) => void lines.at(-1)?.push(Math.round(x)),
  }
  traceLegs(made, window, pen, level)
  return lines.map((line) => line.filter((x, i) => x !== line[i - 1]))
}

test('projects like Leaflet', () => {
  const { x, y } = projectTrack({ ...track([121.5]), lat: Float64Array.of(25.03) })
  const point = L.CRS.EPSG3857.latLngToPoint(L.latLng(25.03, 121.5), 0)
  expect(x[0]).toBeCloseTo(point.x, 9)
  expect(y[0]).toBeCloseTo(point.y, 9)
})

test('draws one line through all positions, and across samples without one', () => {
  expect(drawn(track([0, 10, Number.NaN, 20]))).toEqual([[180, 190, 200]])
})

test('a break ends the line', () => {
  expect(drawn(track([0, 10, 20, 30], [], [0, 0, 1, 0]))).toEqual([
    [180, 190],
    [200, 210],
  ])
})

test('a level draws its own legs, each from the previous position', () => {
  const made = track([0, 10, 20, 30, 40], [0, 0, 1, 1, 0])
  expect(drawn(made, 0)).toEqual([
    [180, 190],
    [210, 220],
  ])
  expect(drawn(made, 1)).toEqual([[190, 200, 210]])
})

test('skips points that are too close, but never the last', () => {
  const close = Array.from({ length: 101 }, (_, i) => i / 100)
  const [line] = drawn(track(close))
  expect(line).toEqual([180, 181])
})

test('does not draw legs outside the view', () => {
  expect(traceCount(track([-179.9, -179.8]), { ...window, left: 100 })).toBe(0)
})

function traceCount(made: ReturnType<typeof track>, seen: typeof window) {
  let count = 0
  traceLegs(made, seen, { moveTo: () => (count += 1), lineTo: () => (count += 1) })
  return count
}

test('finds the nearest sample only within reach', () => {
  const made = track([0, 10, Number.NaN, 20])
  expect(nearestMoment(made, window, { x: 191, y: 50 }, 20)).toBe(1)
  expect(nearestMoment(made, window, { x: 300, y: 50 }, 20)).toBeUndefined()
})
