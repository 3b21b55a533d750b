import type { MessageQuota } from '@lumiroute/contract/message'
import { expect, test } from 'vitest'
import type { Settings } from '../../../settings.ts'
import { formatMoment } from '../../../clock/business-moment.ts'
import { planSending } from './plan-sending.ts'

const settings = { businessTz: 'Asia/Taipei' } as Settings
const day = new Date('2026-11-15T12:00:00+08:00')
const night = new Date('2026-11-15T23:00:00+08:00')
const morning = '2026-11-16T08:00:00.000+08:00'
const getQuota = (remaining: number | null) =>
  ({ remaining, resetAt: '2026-11-30T16:00:00.000Z' }) as MessageQuota
const form = { scheduleAt: null, quietHours: true, onQuotaShort: 'cancel' } as const

const plan = (change: object, known: { now?: Date; estimated?: number; remaining?: number | null } = {}) => {
  const { now = day, estimated = 100, remaining = 1000 } = known
  return planSending({ ...form, ...change }, { now, settings, estimated, quota: getQuota(remaining) })
}

const taipei = (at: Date) => formatMoment(at, 'Asia/Taipei')

test('starts immediately, at its time, or after the night', () => {
  expect(plan({})).toMatchObject({ outcome: 'send', receivers: 100, at: taipei(day), isQuiet: false })
  expect(plan({}, { now: night })).toMatchObject({ at: morning, isQuiet: true })
  expect(plan({ scheduleAt: night.toISOString() })).toMatchObject({ at: morning, isQuiet: true })
  expect(plan({ quietHours: false }, { now: night })).toMatchObject({ at: taipei(night) })
})

test('follows the choice if the quota is too low', () => {
  const few = { remaining: 99 }
  expect(plan({}, few)).toMatchObject({ outcome: 'cancel', receivers: 0 })
  expect(plan({ onQuotaShort: 'trim' }, few)).toMatchObject({ outcome: 'trim', receivers: 99 })
  expect(plan({ onQuotaShort: 'trim' }, { remaining: 0 })).toMatchObject({ outcome: 'cancel' })
  expect(plan({ onQuotaShort: 'wait' }, few)).toMatchObject({
    outcome: 'wait',
    receivers: 100,
    at: '2026-11-30T16:00:00.000Z',
  })
})

test('sends without a limit, and nothing without receivers', () => {
  expect(plan({}, { remaining: null, estimated: 1_000_000 })).toMatchObject({ outcome: 'send' })
  expect(plan({}, { estimated: 0 })).toMatchObject({ outcome: 'nobody' })
})
