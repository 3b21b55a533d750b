import { unpackColumn } from '@lumiroute/contract'
import type { AnswerOf, getRecordTrack } from '@lumiroute/contract'

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

const column = (packed: readonly (number | null)[], scale = 1): Float64Array => {
  const values = unpackColumn(packed)
  return Float64Array.from(values, (value) => (value === null ? Number.NaN : value / scale))
}

export function readTrack(track: Track): TrackData {
  const seconds = column(track.seconds).map((after) => track.from / 1000 + after)
  const [lat, lng] = [column(track.lat, 100_000), column(track.lng, 100_000)]
  // A receiver without a fix tells nought and nought, which is in the sea off Africa.
  lat.forEach((value, i) => {
    if (value === 0 && lng[i] === 0) lat[i] = lng[i] = Number.NaN
  })
  return {
    count: seconds.length,
    seconds,
    lat,
    lng,
    people: column(track.people),
    temp: column(track.temp, 10),
    humidity: column(track.humidity),
    rainy: column(track.rainy),
    usualSeconds: usualGap(seconds),
  }
}

function usualGap(seconds: Float64Array): number {
  if (seconds.length < 2) return 1
  const gaps = seconds.slice(1).map((at, i) => at - (seconds[i] as number))
  return Math.max(gaps.sort()[gaps.length >> 1] as number, 1)
}

/** What usually lies between two samples that know a value: a box may count once a minute and drive each second. */
export const usualGapOf = (seconds: Float64Array, values: Float64Array): number =>
  usualGap(seconds.filter((_, i) => !Number.isNaN(values[i])))

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
  let last = -1
  return Int32Array.from(values, (value, i) => (last = Number.isNaN(value) ? last : i))
}
