import { unpackColumn } from '@lumiroute/contract/record'
import type { AnswerOf } from '@lumiroute/contract'
import type { getRecordTrack } from '@lumiroute/contract/record'

export type Track = AnswerOf<typeof getRecordTrack>['track']

/** The samples of a record as columns, sorted by time; NaN for missing values. */
export type TrackData = {
  count: number
  /** Unix seconds. */
  seconds: Float64Array
  lat: Float64Array
  lng: Float64Array
  people: Float64Array
  temp: Float64Array
  humidity: Float64Array
  rainy: Float64Array
  /** Median interval between samples. */
  usualSeconds: number
}

/** Plain loops here and below: a callback per value would take ten times as long for a day. */
function column(packed: readonly (number | null)[], scale = 1): Float64Array {
  const values = unpackColumn(packed)
  const read = new Float64Array(values.length)
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] as number | null
    read[i] = value === null ? Number.NaN : value / scale
  }
  return read
}

export function readTrack(track: Track): TrackData {
  const seconds = column(track.seconds)
  for (let i = 0; i < seconds.length; i += 1) seconds[i] = (seconds[i] as number) + track.from / 1000
  const [lat, lng] = [column(track.lat, 100_000), column(track.lng, 100_000)]
  // A receiver without a fix reports 0, 0, which is in the sea off Africa.
  for (let i = 0; i < lat.length; i += 1) if (lat[i] === 0 && lng[i] === 0) lat[i] = lng[i] = Number.NaN
  return {
    count: seconds.length,
    seconds,
    lat,
    lng,
    people: column(track.people),
    temp: column(track.temp, 10),
    humidity: column(track.humidity),
    rainy: column(track.rainy),
    usualSeconds: getUsualGap(seconds, seconds),
  }
}

const mostGaps = 2000

/** Usual interval between samples with this value: counts may be rarer than positions. */
export function getUsualGap(seconds: Float64Array, values: Float64Array): number {
  const gaps: number[] = []
  let last = Number.NaN
  for (let i = 0; i < seconds.length && gaps.length < mostGaps; i += 1) {
    if (Number.isNaN(values[i])) continue
    const at = seconds[i] as number
    if (!Number.isNaN(last)) gaps.push(at - last)
    last = at
  }
  gaps.sort((one, other) => one - other)
  return Math.max(gaps[gaps.length >> 1] ?? 1, 1)
}

/** Index of the last sample at or before the time; the first if there is none. */
export function indexAt({ seconds }: Pick<TrackData, 'seconds'>, at: number): number {
  let [low, high] = [0, seconds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seconds[middle] as number) > at) high = middle
    else low = middle + 1
  }
  return Math.max(low - 1, 0)
}

/** For each sample, the index of the last one up to it that has the value; -1 if none does. */
export function lastKnown(values: Float64Array): Int32Array {
  const known = new Int32Array(values.length)
  let last = -1
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isNaN(values[i])) last = i
    known[i] = last
  }
  return known
}
