import { expect, test } from 'vitest'
import { TickPace } from './tick-pace.ts'

/** Frames as the server sends them, drawn 60 times a second; `delayMs` is of the network. */
function watch(seconds: number, everyTicks: number, delayMs: (frame: number) => number) {
  const pace = new TickPace()
  const frames = Array.from({ length: (seconds * 60) / everyTicks }, (_, index) => {
    const until = (index + 1) * everyTicks
    return { until, atMs: (until * 1000) / 60 + delayMs(index) }
  }).toSorted((a, b) => a.atMs - b.atMs)
  const drawn: { nowMs: number; tick: number }[] = []
  for (let nowMs = 0; nowMs < seconds * 1000; nowMs += 1000 / 60) {
    while (frames[0] && frames[0].atMs <= nowMs) {
      const frame = frames.shift()
      if (frame) pace.take(frame.until, frame.atMs)
    }
    drawn.push({ nowMs, tick: pace.step(nowMs) })
  }
  return drawn
}

const stepsOf = (drawn: { tick: number }[]) =>
  drawn.slice(1).map(({ tick }, index) => tick - (drawn[index]?.tick ?? 0))

test('moves evenly although frames come every tenth of a second with a jitter of 20 ms', () => {
  const drawn = watch(10, 6, (frame) => 40 + ((frame * 7919) % 41) - 20)
  const steps = stepsOf(drawn.slice(120))
  expect(Math.min(...steps)).toBeGreaterThan(0.85)
  expect(Math.max(...steps)).toBeLessThan(1.2)
  const last = drawn.at(-1) as { nowMs: number; tick: number }
  expect(Math.abs(last.tick - ((last.nowMs - 40) * 60) / 1000)).toBeLessThan(2)
})

test('jumps to a round that runs already', () => {
  const pace = new TickPace()
  pace.take(5000, 100)
  expect(pace.step(110)).toBeGreaterThan(4990)
})

test('stops a fifth of a second after the last frame, and goes on after a pause', () => {
  const pace = new TickPace()
  for (let tick = 6; tick <= 120; tick += 6) pace.take(tick, (tick * 1000) / 60)
  for (let ms = 2000; ms < 5000; ms += 16) pace.step(ms)
  expect(pace.step(5000)).toBe(132)
  for (let tick = 126; tick <= 240; tick += 6) {
    const atMs = 60_000 + ((tick - 120) * 1000) / 60
    pace.take(tick, atMs)
    pace.step(atMs)
  }
  expect(Math.abs(pace.step(62_000) - 240)).toBeLessThan(3)
})
