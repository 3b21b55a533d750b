import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForUpdates } from './app-version.ts'

const minuteMs = 60_000
let isIdle = true
let reloads = 0
let updates = 0
let container: EventTarget & { controller: object | null; register: () => Promise<object> }

beforeEach(() => {
  vi.useFakeTimers()
  ;[isIdle, reloads, updates] = [true, 0, 0]
  container = Object.assign(new EventTarget(), {
    controller: {} as object | null,
    register: async () => ({ update: async () => void (updates += 1) }),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { reload: () => (reloads += 1) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const takeOver = () => container.dispatchEvent(new Event('controllerchange'))

test('looks for a new version every hour', async () => {
  await watchForUpdates(() => isIdle)
  await vi.advanceTimersByTimeAsync(180 * minuteMs)
  expect([updates, reloads]).toEqual([3, 0])
})

test('reloads for a new version within a minute, but not while paid content plays', async () => {
  isIdle = false
  await watchForUpdates(() => isIdle)
  takeOver()
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(reloads).toBe(0)
  isIdle = true
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(reloads).toBe(1)
})

test('does not reload for the version that it started with', async () => {
  container.controller = null
  await watchForUpdates(() => isIdle)
  takeOver()
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(reloads).toBe(0)
})
