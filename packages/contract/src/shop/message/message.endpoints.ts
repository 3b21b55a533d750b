import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { Code, InStore } from '../shop/shop-fields.ts'
import {
  Bubbles,
  Message,
  MessageForm,
  MessageQuota,
  MessageRow,
  MessageTarget,
  NewMessageForm,
  SendingPlan,
} from './message-fields.ts'
import { messageStatuses } from './message.machine.ts'

const access = ownStore('params.store', 'code')
const call = { method: 'POST', access, category: 'storeInfo', params: InStore } as const

const saved = z.object({
  /** null if nothing was saved. */
  msgCode: z.string().nullable(),
  messageItem: Message.nullable(),
  estimated: z.int(),
  /** null if LINE could not be reached. */
  quota: MessageQuota.nullable(),
  plan: SendingPlan,
  /** The bubbles in LINE's format. */
  preview: z.array(z.looseObject({ type: z.string() })),
})

export const createMessage = endpoint({
  ...call,
  id: 'message.create',
  path: '/message/{store}',
  summary:
    'Sends a message to members by LINE now or later, saves a draft, or shows what would happen (`dryRun`).',
  permission: 'shop.write',
  body: NewMessageForm,
  answer: saved,
  errors: ['CONFLICT'],
})

export const updateMessage = endpoint({
  ...call,
  method: 'PUT',
  id: 'message.update',
  path: '/message/{store}',
  summary: 'Updates a message that has not been sent yet; without `isDraft` it is sent or scheduled.',
  permission: 'shop.write',
  body: MessageForm,
  answer: saved,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const listMessages = endpoint({
  ...call,
  method: 'GET',
  id: 'message.list',
  path: '/message/list/{store}',
  summary: 'Lists the store’s messages with their results.',
  permission: 'shop.read',
  polling: 2,
  query: z.object({
    status: z.enum(messageStatuses).optional(),
    ...listFields(['msgTitle', 'status', 'scheduleAt', 'sentAt', 'createdAt', 'sent', 'clicks', 'revenue']),
  }),
  answer: z.object({ messageList: z.array(MessageRow), total: Total }),
})

export const getMessage = endpoint({
  ...call,
  method: 'GET',
  id: 'message.get',
  path: '/message/detail/{store}',
  summary: 'Gets one message with its bubbles and each call to LINE.',
  permission: 'members.read',
  polling: 2,
  query: z.object({ msgCode: Code }),
  answer: z.object({ messageItem: Message }),
  errors: ['NOT_FOUND'],
})

export const getQuota = endpoint({
  ...call,
  method: 'GET',
  id: 'message.getQuota',
  path: '/message/quota/{store}',
  summary: 'Gets how many messages LINE lets the store send this month; cached for five minutes.',
  permission: 'shop.read',
  answer: MessageQuota,
  errors: ['CONFLICT', 'UNAVAILABLE'],
})

export const countReceivers = endpoint({
  ...call,
  id: 'message.count',
  path: '/message/count/{store}',
  summary: 'Counts the members that a target reaches now, and all friends.',
  permission: 'shop.read',
  body: z.object({ target: MessageTarget }),
  answer: z.object({ estimated: z.int(), friends: z.int() }),
})

export const cancelMessage = endpoint({
  ...call,
  id: 'message.cancel',
  path: '/message/cancel/{store}',
  summary: 'Cancels a waiting message, or the part of a running one that was not sent to LINE yet.',
  permission: 'shop.write',
  body: z.object({ msgCode: Code }),
  answer: z.object({ messageItem: Message }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const deleteMessage = endpoint({
  ...call,
  id: 'message.delete',
  path: '/message/remove/{store}',
  summary: 'Deletes a draft, or a message that was cancelled before anybody received it.',
  permission: 'shop.write',
  body: z.object({ msgCode: Code }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const testMessage = endpoint({
  ...call,
  id: 'message.test',
  path: '/message/test/{store}',
  summary: 'Sends the bubbles to one member immediately; this counts against the quota.',
  permission: 'shop.write',
  body: z.object({ mbrCode: RequiredText(50), messages: Bubbles, retryKey: z.uuid().optional() }),
  answer: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
  callsPerMinute: 20,
})
