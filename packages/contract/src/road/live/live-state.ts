import type { LiveMove, LiveVehicle } from './live.endpoints.ts'

/** A vehicle without a report for this long counts as silent. */
export const silentAfterMs = 120_000
/** Below this speed the position of a parked receiver only drifts. */
const movingFromKmh = 3

export const liveStates = ['moving', 'stopped', 'silent', 'waiting', 'over'] as const
export type LiveState = (typeof liveStates)[number]

type Heard = Pick<LiveVehicle, 'endedAt' | 'startedAt' | 'seenAt' | 'place' | 'people'>

/** State of a vehicle at a time; a report after the end means that it is still driving. */
export function getLiveState(vehicle: Heard, now: number): LiveState {
  const { startedAt, endedAt, seenAt, place, people } = vehicle
  if (endedAt !== null && endedAt >= Math.max(place?.at ?? 0, people?.at ?? 0)) return 'over'
  if (startedAt === null && !place && !people) return 'waiting'
  if (seenAt === null || now - seenAt > silentAfterMs) return 'silent'
  const isPlaceFresh = place !== null && now - place.at <= silentAfterMs
  return isPlaceFresh && (place.speedKmh ?? 0) >= movingFromKmh ? 'moving' : 'stopped'
}

type Timed = { at: number }
const newer = <T extends Timed>(known: T | null | undefined, told: T | undefined) =>
  told && (!known || told.at >= known.at) ? told : known

/** If the heading is unknown, the vehicle keeps its last one. */
function placeAfter(known: LiveVehicle['place'] | undefined, told: LiveMove['place']) {
  const place = newer(known, told)
  if (!place || place === known) return known
  return { ...place, heading: place.heading ?? known?.heading ?? null }
}

/** Applies a report, in whatever order reports arrive; ignores one of another day's record. */
export function moveVehicle(vehicle: LiveVehicle, move: LiveMove): LiveVehicle {
  if (move.recordId !== undefined && move.recordId !== vehicle.recordId) return vehicle
  return {
    ...vehicle,
    seenAt: Math.max(vehicle.seenAt ?? 0, move.seenAt),
    startedAt: earliest(vehicle.startedAt, move.startedAt),
    endedAt: latest(vehicle.endedAt, move.endedAt),
    place: placeAfter(vehicle.place, move.place) ?? null,
    people: newer(vehicle.people, move.people) ?? null,
    onScreen:
      move.onScreen !== undefined && move.seenAt >= (vehicle.seenAt ?? 0) ? move.onScreen : vehicle.onScreen,
  }
}

const earliest = (known: number | null, told: number | undefined) =>
  told === undefined ? known : Math.min(known ?? told, told)
const latest = (known: number | null, told: number | undefined) =>
  told === undefined ? known : Math.max(known ?? told, told)

/** Merges two reports of one vehicle, so that the queue does not grow. */
export function joinMoves(known: LiveMove | undefined, told: LiveMove): LiveMove {
  if (!known) return told
  if (known.recordId !== undefined && told.recordId !== undefined && known.recordId !== told.recordId)
    return told
  const [older, later] = known.seenAt <= told.seenAt ? [known, told] : [told, known]
  const joined: LiveMove = { ...older, ...later }
  const place = placeAfter(known.place, told.place)
  const people = newer(known.people, told.people)
  if (place) joined.place = place
  if (people) joined.people = people
  return joined
}
