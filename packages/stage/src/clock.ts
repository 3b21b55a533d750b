/** Monotonic milliseconds, and a callback before the next frame. */
export type Clock = {
  now: () => number
  requestFrame: (callback: () => void) => number
  cancelFrame: (frame: number) => void
}

export const screenClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
}
