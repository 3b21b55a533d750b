import { getLevel, levelStep } from '../../../ui/map/track/level-ramp.ts'
import type { TrackLine } from '../../../ui/map/track/track-types.ts'
import { indexAt, lastKnown, getUsualGap } from './track-data.ts'
import type { TrackData } from './track-data.ts'

/** Known values at a time: from the last sample that has each value, unless it is too old. */
export type Reading = {
  at: (seconds: number) => Moment
  line: TrackLine
  /** Colour level of the people count. */
  step: number
  hasPositions: boolean
  hasPeople: boolean
}

export type Moment = {
  index: number
  /** Index of the sample with the last known position, -1 before the first; `old` if it is too long ago. */
  fix: number
  isFixOld: boolean
  /** NaN if unknown. */
  people: number
  temp: number
  humidity: number
  rainy: number
}

/** Two devices report at different times: a value holds until that device's next report is overdue. */
const leastReachSeconds = 30
const getReach = (seconds: Float64Array, values: Float64Array) =>
  Math.max(leastReachSeconds, 3 * getUsualGap(seconds, values))

/** Faster jumps are receiver errors. */
const mostMetresASecond = 70
const metresADegree = 111_320

function isLeap({ lat, lng, seconds }: TrackData, from: number, to: number): boolean {
  const north = (lat[to] as number) - (lat[from] as number)
  const east = ((lng[to] as number) - (lng[from] as number)) * Math.cos(((lat[to] as number) * Math.PI) / 180)
  const elapsed = Math.max((seconds[to] as number) - (seconds[from] as number), 1)
  return (Math.hypot(north, east) * metresADegree) / elapsed > mostMetresASecond
}

function getBreaks(data: TrackData, fixes: Int32Array, reach: number): Uint8Array {
  const { seconds } = data
  const breaks = new Uint8Array(fixes.length)
  for (let i = 1; i < fixes.length; i += 1) {
    const before = fixes[i - 1] as number
    if (fixes[i] !== i || before < 0) continue
    const isSilence = (seconds[i] as number) - (seconds[before] as number) > reach
    breaks[i] = isSilence || isLeap(data, before, i) ? 1 : 0
  }
  return breaks
}

function getLevels({ seconds }: TrackData, people: (index: number, at: number) => number, step: number) {
  const levels = new Uint8Array(seconds.length)
  for (let i = 0; i < seconds.length; i += 1) levels[i] = getLevel(people(i, seconds[i] as number), step)
  return levels
}

type Value = 'people' | 'temp' | 'humidity' | 'rainy'

/** The value of the last sample that has it, unless it is too old. */
function toValues({ seconds }: TrackData, values: Float64Array) {
  const known = lastKnown(values)
  const reach = getReach(seconds, values)
  return (index: number, at: number): number => {
    const sample = known[index] ?? -1
    return sample >= 0 && at - (seconds[sample] as number) <= reach ? (values[sample] as number) : Number.NaN
  }
}

export function readMoments(data: TrackData): Reading {
  const { seconds, lat, lng } = data
  const reach = getReach(seconds, lat)
  const fixes = lastKnown(lat)
  const value: Record<Value, (index: number, at: number) => number> = {
    people: toValues(data, data.people),
    temp: toValues(data, data.temp),
    humidity: toValues(data, data.humidity),
    rainy: toValues(data, data.rainy),
  }
  const step = levelStep(data.people)
  const level = getLevels(data, value.people, step)
  return {
    at: (moment) => {
      const index = indexAt(data, moment)
      const fix = fixes[index] ?? -1
      return {
        index,
        fix,
        isFixOld: fix < 0 || moment - (seconds[fix] as number) > reach,
        people: value.people(index, moment),
        temp: value.temp(index, moment),
        humidity: value.humidity(index, moment),
        rainy: value.rainy(index, moment),
      }
    },
    line: { lat, lng, level, isBreak: getBreaks(data, fixes, reach) },
    step,
    hasPositions: (fixes.at(-1) ?? -1) >= 0,
    hasPeople: data.people.some((people) => !Number.isNaN(people)),
  }
}
