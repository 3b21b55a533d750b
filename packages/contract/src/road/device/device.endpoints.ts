import { z } from 'zod'
import { operator } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, RequiredText, Text } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { validationTexts as say } from '../../validation.ts'
import { MacAddr } from './mac-address.ts'

/** What is on a screen: the ad, and its material, game or stream. `adName` is '' while no ad is on. */
export const OnScreen = z.object({ adId: Id.nullable(), adName: z.string(), name: z.string() })
export type OnScreen = z.infer<typeof OnScreen>

const DefaultPlay = z.object({ id: Id, name: z.string() }).nullable()

const DeviceKind = z.enum(['player', 'sensor'])

/** Online: called within the configured minutes; a device without a token cannot call. */
export const deviceStatuses = ['unpaired', 'online', 'offline'] as const
const DeviceStatus = z.enum(deviceStatuses)
export type DeviceStatus = z.infer<typeof DeviceStatus>

/** What the device reported about itself. */
const deviceState = {
  status: DeviceStatus,
  pairedAt: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
  appVersion: z.string(),
  /** Whether it can sign its plays; null until it says so. */
  canSign: z.boolean().nullable(),
  /** The newest key that it registered. */
  key: z.object({ fingerprint: z.string(), algorithm: z.string(), createdAt: z.string() }).nullable(),
  /** Bytes. */
  diskFree: z.int().nullable(),
  /** How far its clock is behind the server's. */
  clockSkewMs: z.int().nullable(),
  /** Rows on its disk that wait to be sent. */
  queued: z.int(),
  onScreen: OnScreen.nullable(),
  faults: z.array(z.object({ file: z.string(), text: z.string() })),
  /** The last screenshot as a signed link, valid for ten minutes. */
  image: z.string().nullable(),
  imageAt: z.string().nullable(),
}

export const Device = z.object({
  id: Id,
  macAddr: z.string(),
  name: z.string(),
  kind: DeviceKind,
  /** The name of its place, or empty. */
  location: z.string(),
  place: z.object({ id: Id, name: z.string() }).nullable(),
  /** The store that it stands in. */
  store: z.object({ id: Id, storeName: z.string(), storeCode: z.string() }).nullable(),
  defaultPlay1: DefaultPlay,
  defaultPlay2: DefaultPlay,
  vehicle: z.object({ id: Id, no: z.string() }).nullable(),
  ...deviceState,
  updatedAt: z.string(),
  version: z.int(),
  /** A paired device is revoked before it is offered for pairing again. */
  actions: z.array(z.enum(['pair', 'edit', 'revoke', 'delete'])),
})
export type Device = z.infer<typeof Device>

const PlaylistChoice = z
  .preprocess((value) => (value === 0 || value === '' ? null : value), Id.nullable())
  .default(null)

/** 0, a drop-down's placeholder, means no choice. */
const HomeChoice = z
  .preprocess(
    (value) => (value === 0 || value === '0' || value === '' ? null : value),
    z.union([z.null(), Id], say.format),
  )
  .optional()

const DeviceFields = z.object({
  macAddr: MacAddr,
  name: Text(50).default(''),
  kind: DeviceKind.default('player'),
  /** Where it stands: a place or a store, at most one of them. */
  placeId: HomeChoice,
  storeId: HomeChoice,
  /** A place by name, for callers that know no `placeId`. */
  location: Text(100).optional(),
  defaultPlayId1: PlaylistChoice,
  defaultPlayId2: PlaylistChoice,
})

const hasOneHome = ({ placeId, storeId }: { placeId?: number | null; storeId?: number | null }) =>
  !placeId || !storeId
const oneHome = { path: ['storeId'], message: say.oneHome }

export const DeviceForm = DeviceFields.refine(hasOneHome, oneHome)

export const listDevices = endpoint({
  id: 'device.list',
  method: 'POST',
  path: '/device/query',
  summary: 'Lists devices, or one by MAC address.',
  access: operator,
  category: null,
  polling: 30,
  body: z.object({
    macAddr: MacAddr.optional(),
    kind: DeviceKind.optional(),
    status: DeviceStatus.optional(),
    placeId: Id.optional(),
    storeId: Id.optional(),
    ...listFields(['macAddr', 'name', 'kind', 'location', 'lastSeenAt', 'updatedAt']),
  }),
  answer: z.object({ deviceList: z.array(Device), total: Total }),
})

export const createDevice = endpoint({
  id: 'device.create',
  method: 'POST',
  path: '/device/add',
  summary: 'Creates a device.',
  access: operator,
  category: null,
  body: z.object({ device_data: DeviceForm }),
  answer: z.object({ device: Device }),
  errors: ['CONFLICT'],
  audit: 'device.created',
})

export const updateDevice = endpoint({
  id: 'device.update',
  method: 'POST',
  path: '/device/update',
  summary: 'Updates a device.',
  access: operator,
  category: null,
  body: z.object({
    device_data: DeviceFields.extend({
      // Optional: the specification's form does not send it, which must not turn a sensor into a player.
      kind: DeviceKind.optional(),
      version: z.int().optional(),
    }).refine(hasOneHome, oneHome),
  }),
  answer: z.object({ device: Device }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'device.updated',
})

export const deleteDevice = endpoint({
  id: 'device.delete',
  method: 'POST',
  path: '/device/delete',
  summary: 'Deletes a device that is in no vehicle and has no booked ads.',
  access: operator,
  category: null,
  body: z.object({ macAddr: MacAddr }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'device.deleted',
})

export const pairDevice = endpoint({
  id: 'device.pair',
  method: 'POST',
  path: '/device/pair',
  summary: 'Pairs the box that shows this code with a device and revokes the old token.',
  access: operator,
  category: null,
  body: z.object({ macAddr: MacAddr, code: RequiredText(20) }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  audit: 'device.paired',
})

export const revokeDevice = endpoint({
  id: 'device.revoke',
  method: 'POST',
  path: '/device/revoke',
  summary: 'Revokes a device’s token.',
  access: operator,
  category: null,
  body: z.object({ macAddr: MacAddr }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
  audit: 'device.revoked',
})
