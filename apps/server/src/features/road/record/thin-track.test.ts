import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TrackData } from './queries/track.queries.ts'
import { thinTrack } from './thin-track.ts'

type Given = { lat: (number | null)[]; people?: (number | null)[] }

function makeTrack({ lat, people = lat.map(() => 1) }: Given): TrackData {
  const none = lat.map(() => null)
  const columns = { lat, people, lng: lat.map((_lat, i) => i), temp: none, humidity: none, rainy: none }
  return { from: 0, columns: { ...columns, seconds: lat.map((_lat, i) => i) } }
}

it('returns at most the requested points, in sequence, with both ends, whatever is missing', () => {
  const column = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { minLength: 2, maxLength: 300 })
  fc.assert(
    fc.property(column, fc.integer({ min: 2, max: 310 }), (lat, most) => {
      const { seconds } = thinTrack(makeTrack({ lat, people: lat.toReversed() }), most).columns
      expect(seconds.length).toBeLessThanOrEqual(Math.max(most, 2))
      expect([seconds[0], seconds.at(-1)]).toEqual([0, lat.length - 1])
      expect(seconds).toEqual([...new Set(seconds)].toSorted((a, b) => Number(a) - Number(b)))
    }),
  )
})

it('retains the maximum, the minimum and the corner of a segment', () => {
  const lat = Array.from({ length: 1000 }, (_none, i) => (i < 620 ? 0 : i - 620))
  const people = lat.map((_lat, i) => ({ 333: 90, 777: 0 })[i] ?? 5)
  const { seconds } = thinTrack(makeTrack({ lat, people }), 41).columns
  expect(seconds).toEqual(expect.arrayContaining([333, 777]))
  expect(seconds.some((second) => Math.abs(Number(second) - 620) <= 1)).toBe(true)
})

it('leaves a short track unchanged', () => {
  const track = makeTrack({ lat: [1, 2, 3] })
  expect(thinTrack(track, 3)).toBe(track)
})
