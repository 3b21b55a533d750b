import { trackLimits } from '@lumiroute/geo'
import type { LiveMove } from '@lumiroute/contract/live'
import type { Deps } from '../../../deps.ts'
import type { DeviceActor } from '../../../http/authentication/device-identity.ts'
import { type Fix, lastFixes, placeOf, serverTimeOf } from '../live/live.place.ts'
import type { OwnRecord } from './own-record.ts'
import type { Sample } from './sample.columns.ts'

type Told = Pick<Deps, 'db' | 'live' | 'now'>

const maxKept = 10_000
const kept = new WeakMap<Deps['db'], Map<number, Fix>>()

/** The fix that a record's batch before ended with, for boxes that send each fix by itself. */
function keptIn(db: Deps['db']): Map<number, Fix> {
  const known = kept.get(db) ?? new Map<number, Fix>()
  if (known.size >= maxKept) known.clear()
  kept.set(db, known)
  return known
}

/** Shows on the live map what a stored batch ends with; costs the call no statement. */
export function tellSamples(
  deps: Told,
  record: OwnRecord,
  rows: readonly Sample[],
  times: readonly number[],
) {
  const { id: recordId, storeId, vehicleId, clockSkewMs } = record
  if (vehicleId === null) return
  const seenAt = deps.now().getTime()
  const people = lastCount(rows, times)
  const place = lastPlace(deps, recordId, rows, times)
  const timed = <T extends { at: number }>(told: T) => ({
    ...told,
    at: serverTimeOf(told.at, clockSkewMs, seenAt),
  })
  deps.live.report({
    vehicleId,
    recordId,
    storeId,
    seenAt,
    ...(place && { place: timed(place) }),
    ...(people && { people: timed(people) }),
  })
}

function lastCount(rows: readonly Sample[], times: readonly number[]) {
  let last: { at: number; count: number } | undefined
  rows.forEach(({ peopleCount: count }, i) => {
    const at = times[i] as number
    if (typeof count === 'number' && (!last || at > last.at)) last = { at, count }
  })
  return last
}

function lastPlace({ db }: Told, recordId: number, rows: readonly Sample[], times: readonly number[]) {
  const fixes: Fix[] = []
  rows.forEach(({ currentLatitude: lat, currentLongitude: lng, accuracy }, i) => {
    if (typeof lat !== 'number' || typeof lng !== 'number' || (accuracy ?? 0) > trackLimits.accuracyM) return
    fixes.push({ at: times[i] as number, lat, lng })
  })
  const { last, before } = lastFixes(fixes)
  if (!last) return undefined
  const known = keptIn(db)
  const place = placeOf(last, before ?? known.get(recordId))
  known.set(recordId, last)
  return place
}

type Ends = { startedAt: number } | { endedAt: number }

export function tellEnds({ live, now }: Told, { id: recordId, storeId, vehicleId }: OwnRecord, ends: Ends) {
  if (vehicleId !== null) live.report({ vehicleId, recordId, storeId, seenAt: now().getTime(), ...ends })
}

type Beat = Pick<LiveMove, 'seenAt' | 'onScreen'>

/** A sensor box has no screen: what it leaves out is not what is shown. */
export function tellBeat({ live }: Told, { vehicleId, kind }: DeviceActor, { seenAt, onScreen }: Beat) {
  if (vehicleId === null) return
  live.report({ vehicleId, seenAt, ...(kind === 'player' && onScreen !== undefined && { onScreen }) })
}
