export type TimeCursor = {
  now: () => number
  range: () => readonly [number, number]
  /** Time goes from here to there; where the moment lay outside, it moves to the nearer end. */
  stretch: (from: number, to: number) => void
  moveTo: (seconds: number) => void
  /** Told at once, and then once a frame at most, however often the moment moves. */
  onMove: (listener: (seconds: number) => void) => () => void
}

type Schedule = (work: () => void) => unknown

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** One moment that many parts of a page follow, without drawing the page again. */
export function createTimeCursor(schedule: Schedule = requestAnimationFrame): TimeCursor {
  const listeners = new Set<(seconds: number) => void>()
  let [from, to, at] = [0, 0, 0]
  let isFresh = true
  let isTold = true
  const tell = () => {
    isTold = true
    listeners.forEach((listener) => listener(at))
  }
  const moveTo = (seconds: number) => {
    const next = clamp(seconds, from, to)
    if (next === at) return
    at = next
    if (!isTold) return
    isTold = false
    schedule(tell)
  }
  return {
    now: () => at,
    range: () => [from, to],
    stretch: (first, last) => {
      ;[from, to] = [first, last]
      moveTo(isFresh ? first : at)
      isFresh = false
    },
    moveTo,
    onMove: (listener) => {
      listeners.add(listener)
      listener(at)
      return () => void listeners.delete(listener)
    },
  }
}
