import { ticksPerSecond } from '@lumiroute/games'

const tickMs = 1000 / ticksPerSecond
const maxTicksAtOnce = 10

type Options = {
  /** Runs one tick of all rooms. */
  onTick: () => void
  /** Ticks that came more than ten at once; all rounds are moved by them instead. */
  onLate: (ticks: number) => void
}

/** 60 ticks a second without drift, for all rooms; it rests while no round runs. */
export function createTickClock({ onTick, onLate }: Options) {
  let timer: NodeJS.Timeout | undefined
  let nextAt = 0

  function run() {
    const now = performance.now()
    const late = Math.floor((now - nextAt) / tickMs) + 1 - maxTicksAtOnce
    if (late > 0) {
      onLate(late)
      nextAt += late * tickMs
    }
    for (; nextAt <= now; nextAt += tickMs) onTick()
    if (timer) timer = setTimeout(run, nextAt - performance.now())
  }

  return {
    start() {
      if (timer) return
      nextAt = performance.now()
      timer = setTimeout(run, 0)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
