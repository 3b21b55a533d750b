import { getUsualGap } from './track-data.ts'
import type { TrackData } from './track-data.ts'

export type PeopleCurve = {
  times: number[]
  values: (number | null)[]
  most: { people: number; at: number } | undefined
  mean: number | undefined
}

/** A longer silence is a gap in the curve. */
const getSilence = ({ seconds, people }: TrackData) => Math.max(60, 5 * getUsualGap(seconds, people))

/** People over time, from the samples with a count. */
export function peopleCurve(data: TrackData): PeopleCurve {
  const silence = getSilence(data)
  const curve: PeopleCurve = { times: [], values: [], most: undefined, mean: undefined }
  let [sum, count, last] = [0, 0, Number.NaN]
  for (let i = 0; i < data.count; i += 1) {
    const people = data.people[i] as number
    if (Number.isNaN(people)) continue
    const at = data.seconds[i] as number
    if (at - last > silence) {
      curve.times.push((last + at) / 2)
      curve.values.push(null)
    }
    curve.times.push(at)
    curve.values.push(people)
    if (!curve.most || people > curve.most.people) curve.most = { people, at }
    sum += people
    count += 1
    last = at
  }
  if (count > 0) curve.mean = sum / count
  return curve
}
