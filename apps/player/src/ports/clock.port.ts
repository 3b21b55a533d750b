export type ClockPort = {
  /** The device's clock; anyone may change it. */
  deviceMs: () => number
  /** Monotonic milliseconds. */
  monoMs: () => number
  wait: (ms: number) => Promise<void>
}
