import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import { isLate, waitingText } from './waiting-time.ts'

const now = Date.parse('2026-12-02T12:00:00+08:00')
beforeAll(() => loadTexts('ads'))

it.each([
  ['2026-12-02T11:59:30+08:00', '不到 1 分鐘'],
  ['2026-12-02T11:01:00+08:00', '59 分鐘'],
  ['2026-12-02T11:00:00+08:00', '1 小時'],
  ['2026-12-01T12:00:01+08:00', '23 小時'],
  ['2026-11-30T11:00:00+08:00', '2 天'],
])('shows the time since %s in its largest whole unit', (since, text) => {
  expect(waitingText(i18next.t, since, now)).toBe(text)
})

it('is late after a day, and returns nothing without a start time', () => {
  expect(isLate('2026-12-01T12:00:00+08:00', now)).toBe(true)
  expect(isLate('2026-12-01T12:00:01+08:00', now)).toBe(false)
  expect([isLate(null, now), waitingText(i18next.t, null, now)]).toEqual([false, ''])
})
