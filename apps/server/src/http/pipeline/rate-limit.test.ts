import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

afterEach(() => vi.useRealTimers())

const hourMs = 3_600_000

test.each([
  ['back', -hourMs],
  ['forward', hourMs],
])('a clock set %s locks nobody out', (_where, by) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limit = createRateLimit()
  limit('someone', 2)
  vi.setSystemTime(Date.now() + by)
  expect(() => limit('someone', 2)).not.toThrow()
})

test('a clock set forward gives no calls away', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limit = createRateLimit()
  limit('someone', 1)
  vi.setSystemTime(Date.now() + hourMs)
  expect(() => limit('someone', 1)).toThrow('操作太頻繁')
})

test('tokens come back with time', () => {
  let at = 0
  const limit = createRateLimit(() => at)
  limit('someone', 1)
  expect(() => limit('someone', 1)).toThrow()
  at = 60_000
  expect(() => limit('someone', 1)).not.toThrow()
})
