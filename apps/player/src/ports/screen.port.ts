import type { GameTurn } from '../core/game-turn.ts'
import type { Programme as Picture, Region, StageItem } from '@lumiroute/stage'

export type View =
  | { kind: 'picture'; picture: Picture }
  | { kind: 'card'; title: string; note: string }
  | { kind: 'code'; code: string | null; note: string }
  | GameView

/** What the screen shows around the round, which it draws from the room's socket. */
export type GameView = {
  kind: 'game'
  phase: GameTurn['phase']
  gameName: string
  code: string
  joinUrl: string
  secondsLeft: number | null
  seats: GameTurn['seats']
  results: GameTurn['results']
  /** What winners get; empty: nothing. */
  prize: string
  isPaused: boolean
  isLost: boolean
  bannerUrl: string | null
  /** Shown beside the game. */
  sideBar: StageItem[]
}

export type ScreenEvents = {
  onShow: (region: Region, item: StageItem) => void
  onError: (item: StageItem) => void
  /** The live stream's picture moved. */
  onMoved: () => void
  /** Why the live stream has no picture, as far as the browser reports it. */
  onStreamError: (detail: string) => void
}

export type ScreenPort = {
  orientation: () => Picture['orientation']
  listen: (events: ScreenEvents) => void
  show: (view: View) => void
  openStream: (url: string) => void
  closeStream: () => void
  /** Puts the stream in front of the picture, or behind it. */
  raiseStream: (isRaised: boolean) => void
  capture: () => Promise<Blob | null>
}
