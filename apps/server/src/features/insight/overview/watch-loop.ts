import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolutionMs = 20
const secondsOf = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)

export type LoopWatch = ReturnType<typeof watchLoop>

/** How late timers fire: what a call waits for before anything of it is done. */
export function watchLoop() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  return {
    /** Since the last look. */
    take() {
      const seen = {
        mean: secondsOf(delay.mean),
        p99: secondsOf(delay.percentile(99)),
        max: secondsOf(delay.max),
      }
      delay.reset()
      return seen
    },
    stop: () => delay.disable(),
  }
}
