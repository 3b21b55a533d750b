import type { RoomPhase } from '@lumiroute/contract/game'

/** `score` is null for somebody who is not in the round yet; `isHere`: the phone is connected. */
export type LiveSeat = { no: number; score: number | null; isHere: boolean }

/** A room as its host sees it. Without names, so that a hidden name never stays in it. */
export type LiveRoom = {
  phase: RoomPhase
  isPaused: boolean
  /** When the phase ends, in milliseconds of the epoch; null: not known or paused. */
  endsAtMs: number | null
  seats: LiveSeat[]
}
