import { z } from 'zod'
import { ownStoreIfNamed } from '../../access.ts'
import { OnScreen } from '../device/device.endpoints.ts'
import { endpoint, eventStream } from '../../endpoint.ts'
import { Id, Text } from '../../fields.ts'

/** Unix milliseconds by the server's clock. */
const At = z.int()

const Place = z.object({
  at: At,
  lat: z.number(),
  lng: z.number(),
  /** Degrees from north, clockwise; null if it cannot be derived from the last two positions. */
  heading: z.number().nullable(),
  speedKmh: z.number().nullable(),
})
export type LivePlace = z.infer<typeof Place>
const People = z.object({ at: At, count: z.int() })

/** A vehicle with an ad today, in its last known state. Unknown is null, never zero. */
export const LiveVehicle = z.object({
  vehicleId: Id,
  no: z.string(),
  vehicleType: z.string(),
  recordId: Id,
  ad: z.object({ id: Id, name: z.string() }),
  store: z.object({ id: Id, storeName: z.string(), storeCode: z.string() }),
  device: z.object({ macAddr: z.string(), name: z.string() }).nullable(),
  startedAt: At.nullable(),
  endedAt: At.nullable(),
  /** The last report of any kind. */
  seenAt: At.nullable(),
  place: Place.nullable(),
  people: People.nullable(),
  onScreen: OnScreen.nullable(),
})
export type LiveVehicle = z.infer<typeof LiveVehicle>

/** The changes that one vehicle reported; missing fields are unchanged. */
export const LiveMove = z.object({
  vehicleId: Id,
  /** Absent if the device only reported its own status. */
  recordId: Id.optional(),
  seenAt: At,
  startedAt: At.optional(),
  endedAt: At.optional(),
  place: Place.optional(),
  people: People.optional(),
  onScreen: OnScreen.nullable().optional(),
})
export type LiveMove = z.infer<typeof LiveMove>

export const LiveFleet = z.object({
  /** The server's clock at the answer. */
  serverTime: At,
  vehicleList: z.array(LiveVehicle),
  /** If no vehicle has an ad today: the next date on which one has. */
  nextDate: z.string().nullable(),
})
export type LiveFleet = z.infer<typeof LiveFleet>

/** The data of an event `moves`; an event `fleet` carries a `LiveFleet`. */
export type LiveMoves = { serverTime: number; moveList: LiveMove[] }

const access = ownStoreIfNamed('query.storeCode', 'code')
const query = z.object({ storeCode: Text(50).optional() })

export const getLiveFleet = endpoint({
  id: 'live.getFleet',
  method: 'GET',
  path: '/live/fleet',
  summary: 'Lists the vehicles that carry ads today with their positions, optionally of one store.',
  permission: 'reports.read',
  access,
  category: null,
  query,
  answer: LiveFleet,
})

export const streamLive = endpoint({
  id: 'live.stream',
  method: 'GET',
  path: '/live/stream',
  summary:
    'Streams the fleet as server-sent events: first all vehicles, then changes, until the token expires.',
  permission: 'reports.read',
  access,
  category: null,
  polling: 'always',
  query,
  answer: eventStream,
  errors: ['RATE_LIMITED', 'UNAVAILABLE'],
  audit: null,
})
