import { z } from 'zod'
import { Flag, Moment, RequiredText, Version } from '../../fields.ts'
import { maxTagsAsked, Segment } from '../member/member-fields.ts'
import { Code } from '../shop/shop-fields.ts'
import { FileName } from '../../platform/store/store-fields.ts'
import { validationTexts as say } from '../../validation.ts'
import { messageActions, messageStatuses } from './message.machine.ts'

export const targetTypes = ['all', 'tags', 'members', 'segment'] as const
export const quotaChoices = ['cancel', 'trim', 'wait'] as const
export const trimOrders = ['recent', 'spend', 'random'] as const
export const bubbleTypes = ['text', 'image', 'video', 'coupon', 'pointcard', 'activity'] as const
export const maxBubbles = 5
/** As LINE counts them. */
export const maxBubbleText = 5000
export const maxChosen = 10_000
/** What LINE accepts: JPEG or PNG images, MP4 videos, in bytes. */
export const lineFiles = { imageBytes: 10_000_000, previewBytes: 1_000_000, videoBytes: 200_000_000 } as const

const Codes = z.array(Code).max(maxTagsAsked).default([])

/** Receivers of a message; only enabled, non-erased friends among them get it. */
export const MessageTarget = z
  .object({
    type: z.enum(targetTypes),
    tagCodes: Codes,
    match: z.enum(['any', 'all']).default('any'),
    excludeTagCodes: Codes,
    mbrCodes: z.array(RequiredText(50)).max(maxChosen).default([]),
    segment: Segment.default({}),
  })
  .superRefine(({ type, tagCodes, mbrCodes }, context) => {
    const choose = (name: string) =>
      context.addIssue({ code: 'custom', path: [name], message: say.chooseOne })
    if (type === 'tags' && tagCodes.length === 0) choose('tagCodes')
    if (type === 'members' && mbrCodes.length === 0) choose('mbrCodes')
  })
export type MessageTarget = z.output<typeof MessageTarget>

const Url = RequiredText(1000).regex(/^https?:\/\/[^\s]+$/i, say.url)
const NoneOrUrl = z.preprocess((value) => (value === '' ? null : value), Url.nullable())

/** One bubble as composed; LINE's format is derived from it. */
export const Bubble = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: RequiredText(maxBubbleText) }),
  z.object({ type: z.literal('image'), image: FileName, linkUrl: NoneOrUrl.default(null) }),
  z.object({ type: z.literal('video'), video: FileName, preview: FileName }),
  z.object({ type: z.literal('coupon'), cpnCode: Code }),
  z.object({ type: z.literal('pointcard'), pcCode: Code }),
  z.object({ type: z.literal('activity'), actCode: Code }),
])
export type Bubble = z.output<typeof Bubble>
export const Bubbles = z.array(Bubble).min(1, say.chooseOne).max(maxBubbles)

const fields = {
  /** Internal name. */
  msgTitle: RequiredText(50),
  target: MessageTarget,
  messages: Bubbles,
  /** null: at once. */
  scheduleAt: Moment.nullable().default(null),
  /** Off: also send between 22:00 and 08:00. */
  quietHours: Flag.default(true),
  notificationDisabled: Flag.default(false),
  onQuotaShort: z.enum(quotaChoices).default('cancel'),
  trimBy: z.enum(trimOrders).default('recent'),
  /** Saved as a draft instead of being sent. */
  isDraft: Flag.default(false),
  /** Nothing is saved or sent; the answer says what would happen. */
  dryRun: Flag.default(false),
}
export const NewMessageForm = z.object({
  ...fields,
  /** Repeated calls with the same key create one message. */
  retryKey: z.uuid().optional(),
})
export const MessageForm = z.object({ ...fields, msgCode: Code, version: Version.optional() })
export type MessageFields = Omit<z.output<typeof NewMessageForm>, 'retryKey'>

export const MessageRow = z.object({
  msgCode: z.string(),
  msgTitle: z.string(),
  status: z.enum(messageStatuses),
  /** Why it waits, stopped or failed; otherwise empty. */
  statusReason: z.string(),
  targetText: z.string(),
  /** Receivers at the last count; frozen once sending began. */
  estimated: z.int(),
  sent: z.int(),
  failed: z.int(),
  blocked: z.int(),
  clicks: z.int(),
  couponUsed: z.int(),
  orders: z.int(),
  revenue: z.int(),
  scheduleAt: z.string().nullable(),
  /** When it is processed next: started, resumed after the night, or retried. */
  dueAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  createdBy: z.string().nullable(),
  version: z.int(),
  actions: z.array(z.enum(messageActions)),
})
export type MessageRow = z.infer<typeof MessageRow>

export const MessageChunk = z.object({
  no: z.int(),
  count: z.int(),
  status: z.enum(['waiting', 'sent', 'failed', 'skipped']),
  attempts: z.int(),
  httpStatus: z.int().nullable(),
  requestId: z.string(),
  retryKey: z.string(),
  error: z.string(),
  sentAt: z.string().nullable(),
})

export const Message = z.object({
  ...MessageRow.shape,
  target: MessageTarget,
  messages: z.array(Bubble),
  quietHours: z.boolean(),
  notificationDisabled: z.boolean(),
  onQuotaShort: z.enum(quotaChoices),
  trimBy: z.enum(trimOrders),
  chunks: z.array(MessageChunk),
})
export type Message = z.infer<typeof Message>

export const MessageQuota = z.object({
  type: z.enum(['none', 'limited']),
  /** For this month; null if LINE sets no limit. */
  value: z.int().nullable(),
  totalUsage: z.int(),
  remaining: z.int().nullable(),
  /** LINE's API does not return it. */
  plan: z.string(),
  resetAt: z.string(),
  fetchedAt: z.string(),
  forecast: z.object({
    avgPerDay: z.number(),
    daysLeft: z.int().nullable(),
    runsOutAt: z.string().nullable(),
  }),
})
export type MessageQuota = z.infer<typeof MessageQuota>

/** Result of sending to that many receivers with that quota. */
export const SendingPlan = z.object({
  outcome: z.enum(['send', 'trim', 'wait', 'cancel', 'nobody']),
  /** How many will receive it. */
  receivers: z.int(),
  /** When sending starts. */
  at: z.string().nullable(),
  isQuiet: z.boolean(),
})
export type SendingPlan = z.infer<typeof SendingPlan>
