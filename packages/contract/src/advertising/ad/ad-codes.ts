/** Code lists of the advertising area, in display order. Their names: text/code-names. */
export const moveTypeCodes = [
  'move_play',
  'fix_play',
  'fix_game',
  'store_alone_game',
  'store_united_game',
  'store_streaming',
] as const
export type MoveType = (typeof moveTypeCodes)[number]

export const vehicleTypeCodes = ['car', 'truck', 'bus', 'motor'] as const
export type VehicleType = (typeof vehicleTypeCodes)[number]

export const playModeCodes = ['basic', 'split', 'rotate'] as const
export type PlayMode = (typeof playModeCodes)[number]

export const vehicleStatusCodes = ['online', 'offline', 'repair'] as const
export type VehicleStatus = (typeof vehicleStatusCodes)[number]

export const payStatusCodes = ['', 'unpay', 'paid', 'request', 'accept', 'reject'] as const
export type PayStatus = (typeof payStatusCodes)[number]

export const orientationCodes = ['landscape', 'portrait'] as const
export type Orientation = (typeof orientationCodes)[number]

export const maxBroadcastDates = 6
export const maxScreens = 20
/** A linked game is played on several screens at once. */
export const minLinkedScreens = 2
export const defaultWaitSeconds = 60

export const gameDifficultyCodes = ['easy', 'normal', 'hard'] as const
export type GameDifficulty = (typeof gameDifficultyCodes)[number]
/** Names of players: from a list, or what they type. */
export const gameNameCodes = ['preset', 'free'] as const
export type GameNames = (typeof gameNameCodes)[number]
/** Length of a round. */
export const gameSeconds = { min: 60, max: 180, usual: 90 } as const
export const maxGameWinScore = 1_000_000
export const maxGameDailyPlays = 100
