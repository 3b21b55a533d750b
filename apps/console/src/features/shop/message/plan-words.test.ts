import type { MessageQuota, SendingPlan } from '@lumiroute/contract/message'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { message } from '../../../text/zh-TW/message.ts'
import { emptyValues, MessageSchema } from './message-values.ts'
import { type Planned, planWords, getRefusal } from './plan-words.ts'

/** The real texts, interpolated like i18next does. */
const t = ((key: string, values: Record<string, string> = {}) => {
  const found = key
    .split('.')
    .slice(1)
    .reduce<unknown>((texts, name) => (texts as never)[name], message)
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')
}) as unknown as TFunction
const words = { t, dateTime: (at: string | null) => at?.slice(5, 16) ?? '' }

const sent = MessageSchema.parse({
  ...emptyValues,
  msgTitle: '週末',
  messages: [{ ...emptyValues.messages[0], text: '週末見' }],
})
const quota = { remaining: 100, value: 3000 } as MessageQuota
const planned = (plan: Partial<SendingPlan>, estimated = 1200): Planned => ({
  estimated,
  quota,
  plan: { outcome: 'send', receivers: estimated, at: '2026-11-16T12:00', isQuiet: false, ...plan },
})

test('sending now: receivers, no undo, and the remaining quota', () => {
  expect(planWords(words, sent, planned({}, 40))).toEqual({
    title: '確定發送「週末」？',
    text: '發送給 40 位會員。\n確認後立即發送，送出後無法收回。\n本月配額剩餘 100 則，發送後剩 60 則。',
    confirmLabel: '發送給 40 位',
  })
})

test('describes the chosen option for a short quota', () => {
  const cut = planWords(words, sent, planned({ outcome: 'trim', receivers: 100 }))
  expect(cut.text).toContain('配額只剩 100 則，1,200 位中只發給 100 位：最近有互動的會員。')
  const waits = planWords(words, sent, planned({ outcome: 'wait', at: '2026-12-01T00:00' }))
  expect(waits).toMatchObject({
    text: '配額只剩 100 則，不夠發給 1,200 位，會等到 12-01T00:00 配額恢復後發送。',
    confirmLabel: '排定發送',
  })
})

test('at night it waits until morning; an unknown quota is mentioned', () => {
  const night = planned({ isQuiet: true, at: '2026-11-17T08:00' }, 40)
  expect(planWords(words, sent, { ...night, quota: null })).toMatchObject({
    text: '發送給 40 位會員。\n現在是夜間，11-17T08:00 才會發送，在那之前都可以取消。\n目前無法向 LINE 確認配額，發送時會再檢查。',
    confirmLabel: '排定發送',
  })
})

test('reports errors at their field, unless the message is scheduled', () => {
  const [short, nobody] = [planned({ outcome: 'cancel' }), planned({ outcome: 'nobody' }, 0)]
  expect(getRefusal(words, sent, short)).toEqual({ onQuotaShort: expect.stringContaining('需要 1,200 則') })
  expect(Object.keys(getRefusal(words, sent, nobody) ?? {})).toEqual(['target.type'])
  expect(getRefusal(words, sent, planned({}))).toBeUndefined()
  const later = { ...sent, scheduleAt: '2026-11-20T10:00:00+08:00' }
  expect(getRefusal(words, later, short)).toBeUndefined()
  expect(planWords(words, later, short).text).toContain('到時若仍不足，就不會發送')
})
