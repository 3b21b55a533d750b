export type ClockPort = {
  /** What the box believes the time to be; anyone may set it. */
  deviceMs: () => number
  /** Milliseconds that only go forward while the box is on. */
  monoMs: () => number
  wait: (ms: number) => Promise<void>
}
