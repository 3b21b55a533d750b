import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '../../../lib/text.ts'
import { durationText, isOnAir, nameText, playsText, timesText } from './record-facts.ts'

beforeAll(() => loadTexts('ads'))

const times = { startDateTime: '2026-11-15T01:05:00Z', endDateTime: '2026-11-15T09:30:00Z' }

test('formats times and name as in the specification', () => {
  expect(timesText(times)).toBe('09:05~17:30')
  expect(timesText({ ...times, endDateTime: null })).toBe('09:05~')
  expect(nameText({ adName: '春節檔期', dateIndex: 2, dateTotal: 6 })).toBe('春節檔期 (2/6)')
})

test('is on air only if it began today and has not ended', () => {
  const open = { ...times, endDateTime: null, broadcastDate: '2026-11-15' }
  expect(isOnAir(open, '2026-11-15')).toBe(true)
  expect(isOnAir(open, '2026-11-16')).toBe(false)
  expect(isOnAir({ ...open, ...times }, '2026-11-15')).toBe(false)
  expect(isOnAir({ ...open, startDateTime: null }, '2026-11-15')).toBe(false)
})

test('shows delivered plays alone without a plan', () => {
  expect(playsText({ deliveredPlays: 1200, plannedPlays: 1500 })).toBe('1,200 / 1,500')
  expect(playsText({ deliveredPlays: 12, plannedPlays: null })).toBe('12')
})

test.each([
  [40, '40 秒'],
  [89, '1 分'],
  [3600, '1 小時 0 分'],
  [7199, '2 小時 0 分'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(durationText(i18next.t, seconds)).toBe(text)
})
