import type { AuditEvent } from '@lumiroute/contract/audit'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import { describeChange } from './describe-change.ts'

beforeAll(() => loadTexts('insight'))

const describe = (objectKind: AuditEvent['objectKind'], change: AuditEvent['change']) =>
  describeChange(
    {
      t: i18next.t,
      exists: i18next.exists.bind(i18next),
      dateTime: (at) => `at ${at}`,
      bytes: (count) => `${count} B`,
    },
    { objectKind, change } as AuditEvent,
  ).map(({ label, from, to }) => `${label}: ${from} → ${to}`)

test('names fields as the object’s own form does, and codes in words', () => {
  expect(
    describe('ad', {
      payStatus: { from: '', to: 'accept' },
      marquee: { from: '', to: '八折' },
      enabled: { from: false, to: true },
      startAt: { from: null, to: '2026-11-16T00:00:00.000Z' },
      oddField: { from: 1, to: 2 },
    }),
  ).toEqual([
    '狀態: 未送出 → 審核通過',
    '跑馬燈: — → 八折',
    '啟用直播: 否 → 是',
    '直播開始: — → at 2026-11-16T00:00:00.000Z',
    'oddField: 1 → 2',
  ])
})

test('says that a secret changed, and storage in bytes', () => {
  expect(describe('store', { lineAccessToken: 'changed', storage: { from: null, to: 5 } })).toEqual([
    'LINE Channel Access Token: — → 已變更（不顯示內容）',
    '容量上限: — → 5 B',
  ])
})
