import type { ArGame } from '../../platform/store/store-fields.ts'

/** Rounds that a member may start in one business day. */
export const roundsPerDay = 5
/** A started round must be finished within this time; pauses are included. */
export const roundOpenSeconds = 600
/** A start that is repeated within this time gets the same round again, because its answer may have been lost. */
export const startRepeatSeconds = 15
export const leaderRows = 10

type Rule = { seconds: number; winScore: number }

/** Length of a round and the points that win it: beyond what random touches reach (decision 0070). */
export const storeGameRules: Readonly<Record<ArGame, Rule>> = {
  1: { seconds: 30, winScore: 25 },
  2: { seconds: 30, winScore: 32 },
  3: { seconds: 45, winScore: 10 },
  4: { seconds: 30, winScore: 60 },
}

/** A phone held upright that also shows the camera picture is hard enough. */
export const storeGameDifficulty = 'easy'
export const storeGameWorld = 'phone'

/** Why a winner got no coupon: there is none, all are given away, or this member has as many as allowed. */
export const prizeRefusals = ['none', 'gone', 'limit'] as const
export type PrizeRefusal = (typeof prizeRefusals)[number]
