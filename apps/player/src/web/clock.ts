import type { ClockPort } from '../ports/clock.port.ts'

/** With `speed` 60 an hour passes in a minute, for long tests. */
export function webClock(speed = 1): ClockPort {
  const startMs = Date.now()
  const started = performance.now()
  const elapsedMs = () => (performance.now() - started) * speed
  return {
    deviceMs: () => (speed === 1 ? Date.now() : startMs + elapsedMs()),
    monoMs: elapsedMs,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / speed)),
  }
}
