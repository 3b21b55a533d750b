import { expect, test } from 'vitest'
import { SpeedRule } from './speed-rule.ts'

test('pauses above 10 km/h and resumes after three seconds below 3 km/h', () => {
  const rule = new SpeedRule()
  rule.report(1, 10, 0)
  expect(rule.isPaused).toBe(false)
  rule.report(1, 10.1, 1000)
  expect(rule.isPaused).toBe(true)
  rule.report(1, 3, 2000)
  expect(rule.resume(60_000)).toBe(0)
  rule.report(1, 2.9, 10_000)
  expect(rule.resume(12_999)).toBe(0)
  expect(rule.resume(13_000)).toBe(12_000)
  expect(rule.isPaused).toBe(false)
})

test('waits for every screen of the room', () => {
  const rule = new SpeedRule()
  rule.report(1, 50, 0)
  rule.report(2, 0, 0)
  expect(rule.resume(5000)).toBe(0)
  rule.report(1, 0, 5000)
  rule.report(2, 4, 6000)
  expect(rule.resume(9000)).toBe(0)
  rule.report(2, 1, 9000)
  expect(rule.resume(12_000)).toBe(12_000)
})

test('forgets a screen that is gone', () => {
  const rule = new SpeedRule()
  rule.report(1, 50, 0)
  rule.forget(1, 1000)
  expect(rule.pausedMs(2000)).toBe(2000)
  expect(rule.resume(4000)).toBe(4000)
  expect(rule.pausedMs(5000)).toBe(0)
})
