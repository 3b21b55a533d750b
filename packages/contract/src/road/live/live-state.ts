import type { LiveMove, LiveVehicle } from './live.endpoints.ts'

/** Without a report for so long a vehicle counts as silent. */
export const silentAfterMs = 120_000
/** Below this a receiver at rest wanders about. */
const movingFromKmh = 3

export const liveStates = ['moving', 'stopped', 'silent', 'waiting', 'over'] as const
export type LiveState = (typeof liveStates)[number]

type Heard = Pick<LiveVehicle, 'endedAt' | 'startedAt' | 'seenAt' | 'place' | 'people'>

/** What a vehicle does at a moment; a report after the end means that it goes on. */
export function liveStateOf(vehicle: Heard, now: number): LiveState {
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

/** Where the way cannot be told, the vehicle still looks where it last went. */
function placeAfter(known: LiveVehicle['place'] | undefined, told: LiveMove['place']) {
  const place = newer(known, told)
  if (!place || place === known) return known
  return { ...place, heading: place.heading ?? known?.heading ?? null }
}

/** The vehicle after a report, in whatever order reports come; the report of another day's record is not its own. */
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

/** Two reports of one vehicle as one: what waits never grows. */
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
