import type { Score } from '../../ports/screen.port.ts'

/** What a game is given for one round. */
export type GameRound = {
  code: string
  joinUrl: string
  /** Seconds that the round may last; the box ends it by itself after that. */
  seconds: number
  /** Counts at once and is sent as soon as there is a network; each call adds rows. */
  report: (scores: readonly Score[]) => void
  /** The game is over before its time is up: the playlist comes back. */
  finish: () => void
}

/**
 * A game draws into the element that it is given, which fills the panel, and leaves it empty when it is stopped.
 * A forced stop and the end of the round both come as `stop`; nothing may be reported after it.
 */
export type GameModule = { mount: (slot: HTMLElement, round: GameRound) => { stop: () => void } }
