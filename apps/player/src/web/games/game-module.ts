import type { Score } from '../../ports/screen.port.ts'

/** What a game receives for one round. */
export type GameRound = {
  code: string
  joinUrl: string
  /** Maximum length of the round; the player ends it after that. */
  seconds: number
  /** Counts at once and is sent as soon as there is a network; each call adds rows. */
  report: (scores: readonly Score[]) => void
  /** The game is over early: the playlist comes back. */
  finish: () => void
}

/**
 * A game draws into the given element, which fills the panel, and leaves it empty when stopped.
 * A forced stop and the end of the round both call `stop`; nothing may be reported after it.
 */
export type GameModule = { mount: (slot: HTMLElement, round: GameRound) => { stop: () => void } }
