import type { Session } from '../core/session.ts'
import type { State } from '../core/state.ts'
import type { Words } from '../text/index.ts'

/** What a screen can do besides showing. */
export type Acts = Pick<Session, 'join' | 'press' | 'leave' | 'retry' | 'claim'> & {
  /** A touch allows sound. */
  touched: () => void
  /** Where LINE opens this page; empty: the store has no page in LINE. */
  claimUrl: () => string
  isInLine: () => boolean
}
export type Surroundings = { words: Words; t: Words['texts']; acts: Acts }

/** One view of the page; `update` runs after every change and ten times a second. */
export type Screen = { element: HTMLElement; update: (state: State, now: number) => void; stop?: () => void }
export type MakeScreen = (state: State, around: Surroundings) => Screen

export const addressOf = (code: string) => `/g/${code}${location.search}`
