import { z } from 'zod'
import { device, ownStore, ownThing } from '../../access.ts'
import { MacAddr } from '../device/mac-address.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, Moment, Text } from '../../fields.ts'
import { maxStreamEvents, streamEventKinds } from '../../stream-rules.ts'

/** `expiresAt` is null if the URL needs no signature and does not expire. */
const Playback = z.object({ playbackUrl: z.string(), expiresAt: z.string().nullable() })

export const openStream = endpoint({
  id: 'stream.open',
  method: 'POST',
  path: '/playbox/stream',
  summary: 'Gets the URL at which a screen plays the stream of its ad, signed for a limited time if needed.',
  access: device,
  category: 'stream',
  body: z.object({ deviceId: MacAddr, recordId: Id }),
  answer: Playback,
  errors: ['NOT_FOUND'],
})

export const previewStream = endpoint({
  id: 'stream.preview',
  method: 'POST',
  path: '/streaming/preview',
  summary: 'Gets the URL at which the console previews the stream of a saved ad.',
  access: ownThing('ad', 'body.adId'),
  permission: 'ads.read',
  category: 'stream',
  body: z.object({ adId: Id }),
  answer: Playback,
  errors: ['NOT_FOUND'],
})

export const sendStreamEvents = endpoint({
  id: 'stream.sendEvents',
  method: 'POST',
  path: '/playbox/record/stream',
  summary: 'Reports start, errors and end of a stream on a screen; each event counts once.',
  access: device,
  category: 'stream',
  body: z.object({
    deviceId: MacAddr,
    recordId: Id,
    events: z
      .array(
        z.object({
          eventId: z.uuid(),
          kind: z.enum(streamEventKinds),
          at: Moment,
          detail: Text(300).default(''),
        }),
      )
      .min(1)
      .max(maxStreamEvents),
  }),
  answer: z.object({ stored: z.int(), known: z.int() }),
  errors: ['NOT_FOUND'],
})

/** `none`: the ad has no log URL. */
export const streamLogStates = ['none', 'waiting', 'sent', 'failed'] as const

export const StreamEvent = z.object({
  eventId: z.string(),
  kind: z.enum(streamEventKinds),
  at: z.string(),
  detail: z.string(),
  device: z.object({ macAddr: z.string(), name: z.string() }).nullable(),
  logState: z.enum(streamLogStates),
  logSentAt: z.string().nullable(),
  logProblem: z.string(),
})
export type StreamEvent = z.infer<typeof StreamEvent>

export const listStreamEvents = endpoint({
  id: 'stream.listEvents',
  method: 'POST',
  path: '/streaming/query',
  summary: 'Lists what the screens reported about the stream of a record, oldest first.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.read',
  category: 'stream',
  body: z.object({ storeId: Id, adId: Id, recordId: Id }),
  answer: z.object({ streamEventList: z.array(StreamEvent) }),
  errors: ['NOT_FOUND'],
})
