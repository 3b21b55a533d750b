import { readPad, type Pad } from '@lumiroute/games/input'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { padSender } from './pad-sender.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const sent: (Pad | null)[] = []
  return { sent, sender: padSender((bytes) => sent.push(readPad(bytes))) }
}
const at = (x: number, buttons = 0): Pad => ({ buttons, x, y: 0 })

test('sends the first change at once and nothing that did not change', () => {
  const { sent, sender } = watch()
  sender.push(at(0))
  sender.push(at(5))
  sender.push(at(5))
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([at(5)])
})

test('sends at most 30 times a second, and the last movement always', () => {
  const { sent, sender } = watch()
  for (let ms = 0; ms < 1000; ms++) {
    sender.push(at(1 + (ms % 127)))
    vi.advanceTimersByTime(1)
  }
  sender.push(at(-99))
  vi.advanceTimersByTime(100)
  expect(sent.length).toBeGreaterThan(25)
  expect(sent.length).toBeLessThanOrEqual(31)
  expect(sent[sent.length - 1]).toEqual(at(-99))
})

test('a tap shorter than the pause between two messages is still a press and a release', () => {
  const { sent, sender } = watch()
  sender.push(at(1))
  sender.push(at(2, 1))
  sender.push(at(3, 0))
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([at(1), at(2, 1), at(3, 0)])
})

test('drumming ends with the button up', () => {
  const { sent, sender } = watch()
  for (let press = 0; press < 50; press++) {
    sender.push(at(0, 1))
    sender.push(at(0, 0))
  }
  vi.advanceTimersByTime(1000)
  expect(sent.length).toBeLessThan(6)
  expect(sent[sent.length - 1]).toEqual(at(0, 0))
})

test('a new connection is told what is held', () => {
  const { sent, sender } = watch()
  sender.push(at(7, 1))
  vi.advanceTimersByTime(1000)
  sender.restart()
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([at(7, 1), at(7, 1)])
})
