import { trackLimits } from '@lumiroute/geo'
import type { LiveMove } from '@lumiroute/contract/live'
import type { Deps } from '../../../deps.ts'
import type { DeviceActor } from '../../../http/authentication/device-identity.ts'
import { findLastFixes, type Fix, getLivePlace, getServerTime } from '../live/live-place.ts'
import { setBounded } from './playbox-caches.ts'
import type { OwnRecord } from './require-own-record.ts'
import type { Sample } from './sample-columns.ts'

type LiveDeps = Pick<Deps, 'playbox' | 'live' | 'now'>

const maxFixes = 10_000
/** Shows the last sample of a stored batch on the live map, without a query. */
export function reportSamples(
  deps: LiveDeps,
  record: OwnRecord,
  rows: readonly Sample[],
  times: readonly number[],
) {
  const { id: recordId, storeId, vehicleId, clockSkewMs } = record
  if (vehicleId === null) return
  const seenAt = deps.now().getTime()
  const people = findLastCount(rows, times)
  const place = findLastPlace(deps, recordId, rows, times)
  const withServerTime = <T extends { at: number }>(value: T) => ({
    ...value,
    at: getServerTime(value.at, clockSkewMs, seenAt),
  })
  deps.live.report({
    vehicleId,
    recordId,
    storeId,
    seenAt,
    ...(place && { place: withServerTime(place) }),
    ...(people && { people: withServerTime(people) }),
  })
}

function findLastCount(rows: readonly Sample[], times: readonly number[]) {
  let last: { at: number; count: number } | undefined
  rows.forEach(({ peopleCount: count }, i) => {
    const at = times[i] as number
    if (typeof count === 'number' && (!last || at > last.at)) last = { at, count }
  })
  return last
}

function findLastPlace(
  { playbox }: LiveDeps,
  recordId: number,
  rows: readonly Sample[],
  times: readonly number[],
) {
  const fixes: Fix[] = []
  rows.forEach(({ currentLatitude: lat, currentLongitude: lng, accuracy }, i) => {
    if (typeof lat !== 'number' || typeof lng !== 'number' || (accuracy ?? 0) > trackLimits.accuracyM) return
    fixes.push({ at: times[i] as number, lat, lng })
  })
  const { last, before } = findLastFixes(fixes)
  if (!last) return undefined
  const place = getLivePlace(last, before ?? playbox.lastFixes.get(recordId))
  setBounded(playbox.lastFixes, recordId, last, maxFixes)
  return place
}

type Times = { startedAt: number } | { endedAt: number }

export function reportTimes(
  { live, now }: LiveDeps,
  { id: recordId, storeId, vehicleId }: OwnRecord,
  times: Times,
) {
  if (vehicleId !== null) live.report({ vehicleId, recordId, storeId, seenAt: now().getTime(), ...times })
}

type Heartbeat = Pick<LiveMove, 'seenAt' | 'onScreen'>

/** A sensor has no screen, so its empty `onScreen` must not clear what the player shows. */
export function reportHeartbeat(
  { live }: LiveDeps,
  { vehicleId, kind }: DeviceActor,
  { seenAt, onScreen }: Heartbeat,
) {
  if (vehicleId === null) return
  live.report({ vehicleId, seenAt, ...(kind === 'player' && onScreen !== undefined && { onScreen }) })
}
