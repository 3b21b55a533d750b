export type WakingRoom = {
  id: number
  endedAt: Date | null
  screenIds: number[]
  /** The first player sets the times of a room that a box opened. */
  hasPlayers?: boolean
}
export type WaitResult = { isDue: boolean; mark: number }

/** Long polls of devices, which the playbox feature implements. */
export type WakeupRegistry = {
  /** Resolves as soon as there is a mark above the given one, or after a timeout without one. */
  wait(deviceId: number, mark: number): { result: Promise<WaitResult>; leave: () => void }
  /** Call after a room of the screens opened, got its first player or ended. */
  notify(room: WakingRoom): Promise<void>
  /** Answers every waiting device, so that a stopping server can close immediately. */
  stop(): void
}
