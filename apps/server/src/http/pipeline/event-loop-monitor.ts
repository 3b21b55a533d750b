import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 20
const toSeconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)

export type EventLoopMonitor = ReturnType<typeof startEventLoopMonitor>

/** Measures how late timers fire, which is how long a request waits before it is processed. */
export function startEventLoopMonitor() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  return {
    /** Returns the delays since the last call and resets them. */
    take() {
      const measured = {
        mean: toSeconds(delay.mean),
        p99: toSeconds(delay.percentile(99)),
        max: toSeconds(delay.max),
      }
      delay.reset()
      return measured
    },
    stop: () => delay.disable(),
  }
}
