import type { InputOf } from '@lumiroute/contract'
import type { sendSamples } from '@lumiroute/contract/playbox'
import { type DriveMoment, type Position, seeded } from '@lumiroute/geo'
import { createCrowd } from './crowd.ts'
import { createWeather } from './weather.ts'

export type Sample = InputOf<typeof sendSamples>['rows'][number]
/** What the two devices of a vehicle send for one moment; the sensor only counts in some of them. */
export type Sampled = { at: number; position: Sample | null; people: Sample | null }

export type Sampling = { seed: number; countEverySeconds?: number }

/** A drive as its devices report it: a moment without reception is not sent. */
export function* sampleDrive(moments: Iterable<DriveMoment>, sampling: Sampling): Generator<Sampled, void> {
  const { seed, countEverySeconds = 10 } = sampling
  const [weatherAt, crowdAt] = [createWeather(seed), createCrowd(seed)]
  const isSilent = createSilence(seed)
  for (const { at, place, metresPerSecond, fix } of moments) {
    const recordTime = new Date(at).toISOString()
    const position = fix && {
      recordTime,
      currentLatitude: fix.lat,
      currentLongitude: fix.lng,
      accuracy: fix.accuracy,
    }
    const isCounted = Math.round(at / 1000) % countEverySeconds === 0 && !isSilent(at)
    const people = isCounted ? countAt(at, place, metresPerSecond < 0.5) : null
    yield { at, position, people: people && { recordTime, ...people } }
  }

  function countAt(at: number, place: Position, isStanding: boolean) {
    const weather = weatherAt(at)
    return { ...weather, ...crowdAt({ at, place, isStanding, isRainy: weather.isRainy }) }
  }
}

const minuteMs = 60_000

/** On one drive of three the sensor restarts on the way, which leaves a gap in the counts. */
function createSilence(seed: number): (at: number) => boolean {
  const random = seeded(seed + 9)
  const [after, minutes] = [20 + 25 * random(), random() < 1 / 3 ? 6 + 9 * random() : 0]
  let begun: number | undefined
  return (at) => {
    begun ??= at
    const driven = (at - begun) / minuteMs
    return driven >= after && driven < after + minutes
  }
}

export type Standing = { startAt: number; seconds: number; everySeconds: number; place: Position }

/** A fixed screen: its position is the ad's, so only people and weather are sent. */
export function* sampleStanding({ startAt, seconds, everySeconds, place }: Standing, seed: number) {
  const [weatherAt, crowdAt] = [createWeather(seed), createCrowd(seed)]
  for (let second = 0; second <= seconds; second += everySeconds) {
    const at = startAt + second * 1000
    const weather = weatherAt(at)
    const crowd = crowdAt({ at, place, isStanding: true, isRainy: weather.isRainy })
    yield { recordTime: new Date(at).toISOString(), ...weather, ...crowd } satisfies Sample
  }
}
