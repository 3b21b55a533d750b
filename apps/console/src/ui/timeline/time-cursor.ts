export type TimeCursor = {
  now: () => number
  range: () => readonly [number, number]
  /** Sets the range; a cursor outside it moves to the nearer end. */
  stretch: (from: number, to: number) => void
  moveTo: (seconds: number) => void
  /** Called at once, then at most once per frame. */
  onMove: (listener: (seconds: number) => void) => () => void
}

type Schedule = (work: () => void) => unknown

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)

/** A time that many parts of a page follow, without rendering the page again. */
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
