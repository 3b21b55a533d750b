import { defaultWaitSeconds, gameDifficultyCodes, gameNameCodes, gameSeconds } from '@lumiroute/contract/ad'
import { z } from 'zod'

/** The rules of a round, copied from the approved ad when its room opens. */
const RoomSettings = z.object({
  world: z.enum(['wide', 'tall']).catch('wide'),
  seconds: z.int().min(1).max(600).catch(gameSeconds.usual),
  difficulty: z.enum(gameDifficultyCodes).catch('normal'),
  /** 0: the best player wins. */
  winScore: z.int().min(0).catch(0),
  names: z.enum(gameNameCodes).catch('preset'),
  /** Empty: no prize. */
  couponCode: z.string().catch(''),
  /** 0: any number. */
  dailyPlays: z.int().min(0).catch(0),
  endUri: z.string().catch(''),
  winUri: z.string().catch(''),
  waitSeconds: z.int().min(0).catch(defaultWaitSeconds),
})
export type RoomSettings = z.infer<typeof RoomSettings>

/** From `game_room.settings`; rooms opened before it existed get the defaults. */
export const readRoomSettings = (stored: unknown): RoomSettings => RoomSettings.parse(stored ?? {})

/** The fields of an approved ad; snapshots of earlier versions lack some. */
export type ApprovedRules = {
  orientation?: unknown
  gameSeconds?: unknown
  gameDifficulty?: unknown
  gameWinScore?: unknown
  gameNames?: unknown
  gameCoupon?: unknown
  gameDailyPlays?: unknown
  gameEndUri?: unknown
  gameWinUri?: unknown
  waitSeconds?: unknown
}

export const toRoomSettings = (ad: ApprovedRules): RoomSettings =>
  readRoomSettings({
    world: ad.orientation === 'portrait' ? 'tall' : 'wide',
    seconds: ad.gameSeconds,
    difficulty: ad.gameDifficulty,
    winScore: ad.gameWinScore,
    names: ad.gameNames,
    couponCode: ad.gameCoupon,
    dailyPlays: ad.gameDailyPlays,
    endUri: ad.gameEndUri,
    winUri: ad.gameWinUri,
    waitSeconds: ad.waitSeconds,
  })
