import { validationText, validationTexts } from '@lumiroute/contract'
import type { Message } from '@lumiroute/contract/message'
import { expect, test } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import {
  bubbleValues,
  copyValues,
  emptyValues,
  MessageSchema,
  newBubble,
  readBubbles,
  toValues,
} from './message-values.ts'

const file = `${crypto.randomUUID()}.png`
const message = {
  msgTitle: '秋季新品',
  messages: [
    { type: 'text', text: '秋天到了' },
    { type: 'image', image: file, linkUrl: null },
    { type: 'coupon', cpnCode: 'AUTUMN20' },
  ],
  target: { ...emptyValues.target, type: 'tags', tagCodes: ['regular'] },
  scheduleAt: '2026-11-20T10:00:00+08:00',
  quietHours: false,
  notificationDisabled: true,
  onQuotaShort: 'trim',
  trimBy: 'spend',
} as Message

test('sends back loaded values unchanged', () => {
  const sent = MessageSchema.parse(toValues(message))
  expect(sent).toMatchObject({ ...message, isDraft: false, dryRun: false })
})

test('a new message is one empty text to everybody, at once, outside the night, and cancelled if the quota is short', () => {
  const nothing = { text: '', image: [], linkUrl: '', video: [], preview: [] }
  expect(emptyValues).toEqual({
    msgTitle: '',
    messages: [{ ...nothing, type: 'text', cpnCode: '', pcCode: '', actCode: '' }],
    target: { type: 'all', tagCodes: [], match: 'any', excludeTagCodes: [], mbrCodes: [], segment: {} },
    when: 'now',
    scheduleAt: '',
    quietHours: true,
    notificationDisabled: false,
    onQuotaShort: 'cancel',
    trimBy: 'recent',
  })
})

test('fills each kind of bubble and sends it back', () => {
  const video = file.replace('.png', '.mp4')
  const bubbles = [
    { type: 'image', image: file, linkUrl: 'https://a.tw' },
    { type: 'video', video, preview: file },
    { type: 'pointcard', pcCode: 'CARD' },
    { type: 'activity', actCode: 'FAIR' },
  ] as const
  expect(readBubbles(bubbles.map(bubbleValues))).toEqual(bubbles)
  expect(bubbleValues(bubbles[0])).toEqual({
    ...newBubble('image'),
    image: [toUploaded(file)],
    linkUrl: 'https://a.tw',
  })
  expect(bubbleValues({ type: 'image', image: file, linkUrl: null }).linkUrl).toBe('')
})

test('a message without schedule is sent at once, whatever the hidden time says', () => {
  const values = toValues({ ...message, scheduleAt: null })
  expect(values).toMatchObject({ when: 'now', scheduleAt: '' })
  expect(toValues(message)).toMatchObject({ when: 'later', scheduleAt: '2026-11-20T10:00' })
  expect(MessageSchema.parse({ ...values, scheduleAt: '2026-11-20T10:00' }).scheduleAt).toBeNull()
})

test('a copy has no schedule and a copy mark, even with a long title', () => {
  const mark = (name: string) => `${name}（複本）`
  const copy = copyValues({ ...message, msgTitle: '長'.repeat(50) }, mark)
  expect(copy).toMatchObject({ when: 'now', scheduleAt: '' })
  expect(copy.msgTitle).toBe(mark('長'.repeat(46)))
})

test('reports all missing fields at once, each at its field', () => {
  const values = { ...emptyValues, messages: [newBubble('text'), newBubble('image')], when: 'later' as const }
  const { error } = MessageSchema.safeParse(values, { error: validationText as never })
  const said = error?.issues.map(({ path, message: text }) => [path.join('.'), text])
  expect(said).toEqual(
    expect.arrayContaining([
      ['msgTitle', validationTexts.required],
      ['messages.0.text', validationTexts.required],
      ['messages.1.image', validationTexts.required],
      ['scheduleAt', validationTexts.required],
    ]),
  )
})

test('returns bubbles only if all are complete', () => {
  const bubbles = toValues(message).messages
  expect(readBubbles(bubbles)).toEqual(message.messages)
  expect(readBubbles([...bubbles, newBubble('video')])).toBeUndefined()
})
