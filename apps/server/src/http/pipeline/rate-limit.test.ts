import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

afterEach(() => vi.useRealTimers())

const hourMs = 3_600_000

test.each([
  ['back', -hourMs],
  ['forward', hourMs],
])('locks nobody out when the clock is set %s', (_where, by) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limit = createRateLimit()
  limit('someone', 2)
  vi.setSystemTime(Date.now() + by)
  expect(() => limit('someone', 2)).not.toThrow()
})

test('gives no extra calls when the clock is set forward', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limit = createRateLimit()
  limit('someone', 1)
  vi.setSystemTime(Date.now() + hourMs)
  expect(() => limit('someone', 1)).toThrow('操作太頻繁')
})

test('refills tokens over time', () => {
  let at = 0
  const limit = createRateLimit(() => at)
  limit('someone', 1)
  expect(() => limit('someone', 1)).toThrow()
  at = 60_000
  expect(() => limit('someone', 1)).not.toThrow()
})
