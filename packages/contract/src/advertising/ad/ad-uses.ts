import type { MoveType } from './ad-codes.ts'

const game = [
  'gameId',
  'waitSeconds',
  'gameSeconds',
  'gameDifficulty',
  'gameWinScore',
  'gameNames',
  'gameCoupon',
  'gameDailyPlays',
] as const
const place = ['placeId', 'fixLocation'] as const
const screens = ['screenIds', 'unitedDeviceId'] as const
const gameEnd = ['gameEndUri', 'gameWinUri'] as const

/**
 * Fields that only some move types use; a type hides and drops the others.
 * Every type has a name, a vehicle type, a mode, playlists, an orientation, a banner, a QR code, dates,
 * marquee and memo.
 */
export const fieldsOfType = {
  move_play: ['routeId'],
  fix_play: [...place],
  fix_game: [...place, ...game, ...gameEnd],
  store_alone_game: [...game, ...screens],
  store_united_game: [...game, ...screens, 'unitedRoomId', 'unitedBanner'],
  store_streaming: [...screens, 'muxToken', 'streamUrl', 'enabled', 'startAt', 'stopAt', 'streamLogUrl'],
} as const satisfies Record<MoveType, readonly string[]>

export type TypedField = (typeof fieldsOfType)[MoveType][number]

/** The value of each such field if the type does not use it. */
export const unusedValues = {
  routeId: null,
  placeId: null,
  fixLocation: '',
  gameId: null,
  waitSeconds: 60,
  gameEndUri: '',
  gameWinUri: '',
  gameSeconds: 90,
  gameDifficulty: 'normal',
  gameWinScore: 0,
  gameNames: 'preset',
  gameCoupon: null,
  gameDailyPlays: 0,
  unitedRoomId: '',
  screenIds: [],
  unitedDeviceId: '',
  unitedBanner: null,
  muxToken: '',
  streamUrl: '',
  enabled: false,
  startAt: null,
  stopAt: null,
  streamLogUrl: '',
} as const satisfies Record<TypedField, unknown>

export const isUsedBy = (moveType: MoveType, field: TypedField) =>
  (fieldsOfType[moveType] as readonly TypedField[]).includes(field)

/** What an ad of a type must have before it can play; a draft may lack it. */
export const neededToSubmit: Partial<Record<MoveType, readonly TypedField[]>> = {
  fix_play: ['fixLocation'],
  fix_game: ['fixLocation', 'gameId'],
  store_alone_game: ['gameId', 'unitedDeviceId'],
  store_united_game: ['gameId', 'unitedDeviceId'],
  store_streaming: ['unitedDeviceId'],
}
