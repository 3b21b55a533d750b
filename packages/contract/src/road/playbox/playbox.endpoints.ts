import { z } from 'zod'
import { anyone, device } from '../../access.ts'
import { MacAddr } from '../device/mac-address.ts'
import { endpoint, multipart } from '../../endpoint.ts'
import { Id, IsoDate, Moment, RequiredText, Text } from '../../fields.ts'
import { ChainPart, ChainSeq, ChainSignature, DeviceKey, Fingerprint } from './chain.schema.ts'
import { maxSamples } from './playbox-limits.ts'
import { isValidBatch, Sample } from './sample.schema.ts'

/** The device shows the code; the operator enters it in the console; the device then fetches its token. */
export const beginPairing = endpoint({
  id: 'playbox.beginPairing',
  method: 'POST',
  path: '/playbox/pair/begin',
  summary: 'Starts a pairing: returns the code to show and the secret to poll with.',
  access: anyone,
  category: null,
  body: z.object({ appVersion: Text(50).default('') }),
  answer: z.object({ code: z.string(), secret: z.string(), expiresAt: z.string(), pollSeconds: z.int() }),
  callsPerMinute: 30,
})

export const finishPairing = endpoint({
  id: 'playbox.finishPairing',
  method: 'POST',
  path: '/playbox/pair/finish',
  summary: 'Returns the device’s token, once, after an operator typed the code.',
  access: anyone,
  category: null,
  body: z.object({
    secret: RequiredText(100),
    /** The token is given once, so the key of a box that can sign comes with the same call. */
    key: DeviceKey.optional(),
  }),
  answer: z.object({ isPaired: z.boolean(), token: z.string().nullable(), deviceId: z.string().nullable() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 120,
})

export const registerKey = endpoint({
  id: 'playbox.registerKey',
  method: 'POST',
  path: '/playbox/key',
  summary: 'Registers the key that the device signs its plays with; repeating it changes nothing.',
  access: device,
  category: null,
  body: z.object({ deviceId: MacAddr, key: DeviceKey }),
  answer: z.object({ fingerprint: z.string() }),
  errors: ['CONFLICT'],
  callsPerMinute: 10,
})

const Item = z.object({
  materialId: Id,
  name: z.string(),
  type: z.enum(['video', 'image']),
  url: z.string(),
  sha256: z.string(),
  size: z.int(),
  durationMs: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})
const PlayboxPlaylist = z.object({
  id: Id,
  name: z.string(),
  /** A `game_side_bar` is shown beside the game. */
  format: z.string(),
  items: z.array(Item),
})
const Picture = z.object({ url: z.string(), sha256: z.string(), size: z.int() })

/** An open game room as a screen gets it. */
export const PlannedRoom = z.object({
  code: z.string(),
  joinUrl: z.string(),
  gameId: z.int(),
  openedAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
})
export type PlannedRoom = z.infer<typeof PlannedRoom>

/** An approved version of an ad. */
export const PlayboxAd = z.object({
  id: Id,
  recordId: Id.nullable(),
  name: z.string(),
  moveType: z.string(),
  mode: z.enum(['basic', 'split', 'rotate']),
  orientation: z.enum(['landscape', 'portrait']),
  marquee: z.string(),
  playlistOne: PlayboxPlaylist,
  playlistTwo: PlayboxPlaylist.nullable(),
  banner: Picture.extend({ width: z.int().nullable(), height: z.int().nullable() }).nullable(),
  qrUrl: z.string().nullable(),
  stream: z
    .object({
      playbackUrl: z.string(),
      /** The URL plays only with a signature from `/playbox/stream`. */
      isSigned: z.boolean(),
      startAt: z.string().nullable(),
      stopAt: z.string().nullable(),
    })
    .nullable(),
  storeGame: z
    .object({
      gameId: z.int().nullable(),
      unitedRoomId: z.string(),
      unitedDeviceId: z.string(),
      unitedBanner: Picture.nullable(),
      waitSeconds: z.int(),
      gameEndUri: z.string(),
      gameWinUri: z.string(),
      /**
       * The open game room of today's ad. Waiting until `startsAt`, playing until `endsAt`; null once ended.
       */
      room: PlannedRoom.nullable(),
    })
    .nullable(),
})
export type PlayboxAd = z.infer<typeof PlayboxAd>

export const Programme = z.object({
  device: z.object({
    macAddr: z.string(),
    name: z.string(),
    kind: z.string(),
    location: z.string(),
    vehicleNo: z.string().nullable(),
  }),
  timeZone: z.string(),
  /** Changes if and only if the programme changes. */
  version: z.string(),
  pollSeconds: z.int(),
  /** Without contact for this long, paid ads stop: a withdrawn one must not play for ever. */
  contactHours: z.int(),
  /** Today's ad. */
  ad: PlayboxAd.nullable(),
  /** Today and the following days, so that an offline device knows what comes next. */
  days: z.array(z.object({ date: IsoDate, ad: PlayboxAd.nullable() })),
  defaultPlay1: PlayboxPlaylist.nullable(),
  defaultPlay2: PlayboxPlaylist.nullable(),
})
export type Programme = z.infer<typeof Programme>

const DeviceId = { deviceId: MacAddr }

export const getProgramme = endpoint({
  id: 'playbox.getProgramme',
  method: 'POST',
  path: '/playbox/query',
  summary: 'Gets what this device should play; 304 if If-None-Match has the current version.',
  access: device,
  category: 'playEffect',
  body: z.object({ ...DeviceId, appVersion: Text(50).optional() }),
  answer: Programme,
  errors: ['NOT_FOUND'],
})

export const sendHeartbeat = endpoint({
  id: 'playbox.sendHeartbeat',
  method: 'POST',
  path: '/playbox/heartbeat',
  summary: 'Reports version, disk, clock, what is on screen and what failed.',
  access: device,
  category: 'playEffect',
  body: z.object({
    ...DeviceId,
    at: Moment,
    appVersion: Text(50).default(''),
    diskFree: z.int().min(0).nullable().default(null),
    onScreen: z
      .object({ adId: Id.nullable(), adName: Text(200).default(''), name: Text(200) })
      .nullable()
      .default(null),
    faults: z
      .array(z.object({ file: Text(100), text: Text(300) }))
      .max(20)
      .default([]),
    queued: z.int().min(0).max(2_147_483_647).default(0),
    /** The key that it signs with; null if it cannot sign, absent for boxes from before signatures. */
    fingerprint: Fingerprint.nullable().optional(),
  }),
  answer: z.object({
    serverTime: z.string(),
    clockSkewMs: z.int(),
    version: z.string(),
    /** false: the device should register its key. */
    isKeyKnown: z.boolean().default(true),
  }),
})

const OfRecord = { ...DeviceId, recordId: Id }

export const startRecord = endpoint({
  id: 'playbox.startRecord',
  method: 'POST',
  path: '/playbox/record/start',
  summary: 'Reports that the ad’s day has started; repeating it changes nothing.',
  access: device,
  category: 'playEffect',
  body: z.object({ ...OfRecord, at: Moment }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const stopRecord = endpoint({
  id: 'playbox.stopRecord',
  method: 'POST',
  path: '/playbox/record/stop',
  summary: 'Reports that the ad’s day has ended.',
  access: device,
  category: 'playEffect',
  body: z.object({ ...OfRecord, at: Moment }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const Taken = z.object({ stored: z.int(), known: z.int() })

export const sendSamples = endpoint({
  id: 'playbox.sendSamples',
  method: 'POST',
  path: '/playbox/record/detail',
  summary: 'Sends up to 1,000 samples; each counts once, however often it is sent.',
  access: device,
  category: 'playEffect',
  body: z.object({ ...OfRecord, rows: z.array(Sample).min(1).max(maxSamples) }),
  isValidBody: isValidBatch,
  answer: Taken,
  errors: ['NOT_FOUND'],
})

export const sendPlays = endpoint({
  id: 'playbox.sendPlays',
  method: 'POST',
  path: '/playbox/record/play',
  summary: 'Sends proof of play: what was on screen from when to when, signed by boxes that can sign.',
  access: device,
  category: 'playEffect',
  body: z.object({
    ...OfRecord,
    plays: z
      .array(
        z.object({
          playId: z.uuid(),
          materialId: Id,
          sha256: z.string().regex(/^[0-9a-f]{64}$/),
          startAt: Moment,
          endAt: Moment,
          plannedMs: z.int().min(0).max(86_400_000),
          playedMs: z.int().min(0).max(86_400_000),
          position: z
            .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
            .nullable(),
          /** Its place in the chain, in a signed batch. */
          seq: ChainSeq.optional(),
        }),
      )
      .max(maxSamples),
    chain: ChainPart.optional(),
  }),
  answer: Taken,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const sendScreenshot = endpoint({
  id: 'playbox.sendScreenshot',
  method: 'POST',
  path: '/playbox/record/image',
  summary: 'Uploads a current screenshot. A signed one is the next row of the chain.',
  access: device,
  category: 'playEffect',
  query: z.object({
    recordId: z.coerce.number().pipe(Id),
    at: Moment,
    fingerprint: Fingerprint.optional(),
    seq: z.coerce.number().pipe(ChainSeq).optional(),
    signature: ChainSignature.optional(),
  }),
  body: multipart,
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
})
