import { validationTexts as say } from '@lumiroute/contract'
import { Bubbles, NewMessageForm } from '@lumiroute/contract/message'
import type { Bubble, bubbleTypes, Message, MessageFields, MessageTarget } from '@lumiroute/contract/message'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { toMoment, toWallTime } from '../../../lib/format/moment.ts'
import type { Uploaded } from '../../../lib/api/upload.ts'
import { toUploaded } from '../../platform/store/store-images.ts'

export type BubbleType = (typeof bubbleTypes)[number]

/** Form state of a bubble with the fields of every kind; the contract takes those of its kind. */
export type BubbleValues = {
  type: BubbleType
  text: string
  image: Uploaded[]
  linkUrl: string
  video: Uploaded[]
  preview: Uploaded[]
  cpnCode: string
  pcCode: string
  actCode: string
}

export type MessageValues = {
  msgTitle: string
  messages: BubbleValues[]
  target: MessageTarget
  when: 'now' | 'later'
  scheduleAt: string
  quietHours: boolean
  notificationDisabled: boolean
  onQuotaShort: MessageFields['onQuotaShort']
  trimBy: MessageFields['trimBy']
}
export type SentMessage = z.output<typeof Form>
export type MessageControl = Control<MessageValues, unknown, SentMessage>

const nothing = {
  text: '',
  image: [],
  linkUrl: '',
  video: [],
  preview: [],
  cpnCode: '',
  pcCode: '',
  actCode: '',
}
export const newBubble = (type: BubbleType): BubbleValues => ({ ...nothing, type })

export function bubbleValues(bubble: Bubble): BubbleValues {
  const base = newBubble(bubble.type)
  if (bubble.type === 'image')
    return { ...base, image: [toUploaded(bubble.image)], linkUrl: bubble.linkUrl ?? '' }
  if (bubble.type === 'video')
    return { ...base, video: [toUploaded(bubble.video)], preview: [toUploaded(bubble.preview)] }
  return { ...base, ...bubble }
}

const everybody: MessageTarget = {
  type: 'all',
  tagCodes: [],
  match: 'any',
  excludeTagCodes: [],
  mbrCodes: [],
  segment: {},
}

export const emptyValues: MessageValues = {
  msgTitle: '',
  messages: [newBubble('text')],
  target: everybody,
  when: 'now',
  scheduleAt: '',
  quietHours: true,
  notificationDisabled: false,
  onQuotaShort: 'cancel',
  trimBy: 'recent',
}

export const toValues = (message: Message): MessageValues => ({
  msgTitle: message.msgTitle,
  messages: message.messages.map(bubbleValues),
  target: message.target,
  when: message.scheduleAt === null ? 'now' : 'later',
  scheduleAt: toWallTime(message.scheduleAt),
  quietHours: message.quietHours,
  notificationDisabled: message.notificationDisabled,
  onQuotaShort: message.onQuotaShort,
  trimBy: message.trimBy,
})

const longestTitle = 50

/** A copy under a new name, without the original's schedule. */
export const copyValues = (message: Message, nameCopy: (name: string) => string): MessageValues => ({
  ...toValues(message),
  // Cut the original title, so that a long one does not push out the copy mark.
  msgTitle: nameCopy(message.msgTitle.slice(0, longestTitle - nameCopy('').length)),
  when: 'now',
  scheduleAt: '',
})

/** A missing file is a required-field error, not a format error. */
const getName = ([file]: readonly Uploaded[]) => file?.uuidName

const bubbleToWire = (bubble: BubbleValues): unknown => ({
  ...bubble,
  image: getName(bubble.image),
  video: getName(bubble.video),
  preview: getName(bubble.preview),
})

function toWire({ when, scheduleAt, messages, ...values }: MessageValues): unknown {
  return {
    ...values,
    messages: messages.map(bubbleToWire),
    scheduleAt: when === 'now' ? null : (toMoment(scheduleAt) ?? ''),
  }
}

/** "Later" without a time is a required-field error. */
const Form = NewMessageForm.extend({
  scheduleAt: z.iso.datetime({ offset: true, error: say.required }).nullable(),
})

/** The contract's form schema, applied to the form state. */
export const MessageSchema = z
  .custom<MessageValues>()
  .transform((values) => toWire(values) as z.input<typeof Form>)
  .pipe(Form)

/** The bubbles for a test send; undefined if one is incomplete. */
export function readBubbles(bubbles: readonly BubbleValues[]): Bubble[] | undefined {
  const read = Bubbles.safeParse(bubbles.map(bubbleToWire))
  return read.success ? read.data : undefined
}
