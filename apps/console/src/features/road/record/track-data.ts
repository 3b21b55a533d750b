import { unpackColumn } from '@lumiroute/contract/record'
import type { AnswerOf } from '@lumiroute/contract'
import type { getRecordTrack } from '@lumiroute/contract/record'

export type Track = AnswerOf<typeof getRecordTrack>['track']

/** The samples of a record in columns, in the order of time; NaN where something was not measured. */
export type TrackData = {
  count: number
  /** Since 1970. */
  seconds: Float64Array
  lat: Float64Array
  lng: Float64Array
  people: Float64Array
  temp: Float64Array
  humidity: Float64Array
  rainy: Float64Array
  /** Half of all samples follow each other sooner. */
  usualSeconds: number
}

/** Plain loops here and below: with a function called for each value, a day would take ten times as long. */
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
  // A receiver without a fix tells nought and nought, which is in the sea off Africa.
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
    usualSeconds: usualGapOf(seconds, seconds),
  }
}

const mostGaps = 2000

/** What usually lies between two samples that know a value: a box may count once a minute and drive each second. */
export function usualGapOf(seconds: Float64Array, values: Float64Array): number {
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

/** The last sample at or before the moment; the first where there is none. */
export function indexAt({ seconds }: Pick<TrackData, 'seconds'>, at: number): number {
  let [low, high] = [0, seconds.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seconds[middle] as number) > at) high = middle
    else low = middle + 1
  }
  return Math.max(low - 1, 0)
}

/** For each sample the last one, itself or before, that knows a value; -1 where none does. */
export function lastKnown(values: Float64Array): Int32Array {
  const known = new Int32Array(values.length)
  let last = -1
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isNaN(values[i])) last = i
    known[i] = last
  }
  return known
}
