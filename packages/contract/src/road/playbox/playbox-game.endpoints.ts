import { z } from 'zod'
import { device } from '../../access.ts'
import { MacAddr } from '../device/mac-address.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, Moment, RequiredText, Text } from '../../fields.ts'
import { PlannedRoom } from './playbox.endpoints.ts'
import { maxSamples } from './playbox-limits.ts'

const DeviceId = { deviceId: MacAddr }

/** `mark` is the last one that the device received; 0 at first. */
export const waitForWakeup = endpoint({
  id: 'playbox.waitForWakeup',
  method: 'POST',
  path: '/playbox/wake',
  summary: 'Long poll: responds when the programme should be fetched again, after 25 seconds at the latest.',
  access: device,
  category: null,
  polling: 'always',
  body: z.object({ ...DeviceId, mark: z.int().min(0) }),
  answer: z.object({ isDue: z.boolean(), mark: z.int() }),
})

export const endStatuses = ['win', 'lose', 'timeout', 'quit', 'forced'] as const

export const sendGameResults = endpoint({
  id: 'playbox.sendGameResults',
  method: 'POST',
  path: '/playbox/game/result',
  summary: 'Sends the results of a game round; each counts once.',
  access: device,
  category: 'gameUse',
  body: z.object({
    ...DeviceId,
    recordId: Id,
    results: z
      .array(
        z.object({
          resultId: z.uuid(),
          recordTime: Moment,
          userName: Text(50),
          groupName: Text(50).default(''),
          score: z.int().min(0).max(1_000_000_000),
          endStatus: z.enum(endStatuses),
        }),
      )
      .min(1)
      .max(maxSamples),
  }),
  answer: z.object({ stored: z.int(), known: z.int() }),
  errors: ['NOT_FOUND'],
})

export const finishGame = endpoint({
  id: 'playbox.finishGame',
  method: 'POST',
  path: '/playbox/game/finish',
  summary: 'Ends the round on the screen that holds the room; repeating it changes nothing.',
  access: device,
  category: 'gameUse',
  body: z.object({ ...DeviceId, roomCode: RequiredText(20) }),
  answer: z.object({}),
  errors: ['NOT_FOUND'],
})

export const openGame = endpoint({
  id: 'playbox.openGame',
  method: 'POST',
  path: '/playbox/game/open',
  summary:
    'Opens a room of today’s fixed or single game on this screen; returns the same room while it is open.',
  access: device,
  category: 'gameUse',
  body: z.object({ ...DeviceId, speedKmh: z.number().min(0).max(1000).optional() }),
  answer: z.object({ room: PlannedRoom }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
