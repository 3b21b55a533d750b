import type { GameResult } from '../core/queue-rules.ts'
import type { Programme as Picture, Region, StageItem } from '@lumiroute/stage'

export type View =
  | { kind: 'picture'; picture: Picture }
  | { kind: 'card'; title: string; note: string }
  | { kind: 'code'; code: string | null; note: string }
  | GameView

/** What the screen shows of a game; it computes nothing itself. */
export type GameView = {
  kind: 'game'
  phase: 'waiting' | 'playing'
  gameId: number
  gameName: string
  code: string
  joinUrl: string
  secondsLeft: number
  ofSeconds: number
  /** Of this round, best first. */
  scores: { userName: string; score: number }[]
}
/** A player's result from the game; the device adds id and time. */
export type Score = Omit<GameResult, 'resultId' | 'recordTime'>

export type ScreenEvents = {
  onShow: (region: Region, item: StageItem) => void
  onError: (item: StageItem) => void
  /** The live stream's picture moved. */
  onMoved: () => void
  /** Why the live stream has no picture, as far as the browser reports it. */
  onStreamError: (detail: string) => void
  onScores: (scores: readonly Score[]) => void
  /** The game ended before its time was up. */
  onOver: () => void
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
