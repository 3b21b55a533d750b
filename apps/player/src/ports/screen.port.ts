import type { GameResult } from '../core/queue-rules.ts'
import type { Programme as Picture, Region, StageItem } from '@lumiroute/stage'

export type View =
  | { kind: 'picture'; picture: Picture }
  | { kind: 'card'; title: string; note: string }
  | { kind: 'code'; code: string | null; note: string }
  | GameView

/** The screen counts down by what it is told; nothing of it is worked out there. */
export type GameView = {
  kind: 'game'
  phase: 'waiting' | 'playing'
  gameId: number
  gameName: string
  code: string
  joinUrl: string
  secondsLeft: number
  ofSeconds: number
  /** Of this round, the best first. */
  scores: { userName: string; score: number }[]
}
/** What a game tells of its players; who and when is added by the box. */
export type Score = Omit<GameResult, 'resultId' | 'recordTime'>

export type ScreenEvents = {
  onShow: (region: Region, item: StageItem) => void
  onError: (item: StageItem) => void
  /** The live stream's picture moved. */
  onMoved: () => void
  /** Why the live stream has no picture, as far as the browser tells. */
  onStreamError: (detail: string) => void
  onScores: (scores: readonly Score[]) => void
  /** The game has come to its end before its time was up. */
  onOver: () => void
}

export type ScreenPort = {
  orientation: () => Picture['orientation']
  listen: (events: ScreenEvents) => void
  show: (view: View) => void
  openStream: (url: string) => void
  closeStream: () => void
  /** The stream covers the picture, or stands by behind it. */
  raiseStream: (isRaised: boolean) => void
  capture: () => Promise<Blob | null>
}
