import type { ClockPort } from '../ports/clock.port.ts'

/** `speed` above 1 lets an hour pass in a minute, for long trials. */
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
