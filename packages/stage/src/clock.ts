/** Milliseconds that only go forward, and a call before the next frame is drawn. */
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
