import { z } from 'zod'
import { operator, ownStore, ownStoreIfNamed, ownThing } from '../../access.ts'
import { OnScreen } from '../device/device.endpoints.ts'
import { endpoint } from '../../endpoint.ts'
import { MacAddr } from '../device/mac-address.ts'
import { Id, IdInPath, IsoDate, RequiredText } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { CatalogueGame } from './game-catalogue.ts'
import { endReasons, roomPhases, roomStates, startRefusals } from './game-codes.ts'

export const Game = z.object({ id: z.int(), name: z.string() })
const Coded = z.object({ code: z.string(), name: z.string() })

export const listGames = endpoint({
  id: 'game.list',
  method: 'POST',
  path: '/game/query',
  summary: 'Lists the games that an ad can use; with an ad, a device or dates those that such ads use.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  permission: 'ads.read',
  category: 'gameUse',
  body: z.object({
    storeId: Id.optional(),
    adId: Id.optional(),
    gameId: z.int().min(1).max(4).optional(),
    deviceId: MacAddr.optional(),
    /** Broadcast dates, inclusive. */
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    page: z.int().min(1).max(1_000_000).optional(),
    size: z.int().min(1).max(1000).optional(),
  }),
  answer: z.object({ gameList: z.array(CatalogueGame), total: Total }),
})

/** `endedAt` and `endReason` are also set if the room has expired but that is not stored yet. */
export const GameRoom = z.object({
  code: z.string(),
  joinUrl: z.string(),
  game: Game,
  roomId: z.string(),
  keyName: z.string(),
  state: z.enum(roomStates),
  openedAt: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  endedAt: z.string().nullable(),
  endReason: z.enum(endReasons).nullable(),
  /** People with a seat; for rooms of older boxes, results received while it was open. */
  players: z.int(),
  bestScore: z.int().nullable(),
  /** There is a recorded round that can be replayed. */
  hasRound: z.boolean(),
})
export type GameRoom = z.infer<typeof GameRoom>

/** A seat of an open room. Numbers start at 0; people see the number plus one. */
const OpenSeat = z.object({
  no: z.int(),
  name: z.string(),
  isHidden: z.boolean(),
  joinedAt: z.string(),
  /** About a second old; null for somebody who is not in the round yet. */
  score: z.int().nullable(),
  /** The phone is connected. */
  isHere: z.boolean(),
})

const OpenRoom = GameRoom.extend({
  phase: z.enum(roomPhases),
  /** null: not known, or paused. */
  phaseEndsAt: z.string().nullable(),
  /** A screen moves too fast to play. */
  isPaused: z.boolean(),
  seats: z.array(OpenSeat),
})

const GameAd = z.object({
  id: Id,
  name: z.string(),
  moveType: Coded,
  store: z.object({ id: Id, storeName: z.string(), storeCode: z.string() }),
  game: Game.nullable(),
  payment: z.object({ statusCode: z.string(), statusName: z.string() }),
  onAir: z.boolean(),
  isToday: z.boolean(),
  /** The next date on air, today included. */
  nextDate: z.string().nullable(),
  /** The open game room; the newest, if each of its screens has its own. */
  room: z
    .object({ code: z.string(), state: z.enum(roomStates), startsAt: z.string(), endsAt: z.string() })
    .nullable(),
  /** `open`: its game is started by hand. */
  actions: z.array(z.enum(['open'])),
})
export type GameAd = z.infer<typeof GameAd>

const gameAdKinds = ['fix_game', 'store_alone_game', 'store_united_game'] as const

export const listGameAds = endpoint({
  id: 'game.listAds',
  method: 'POST',
  path: '/game/ad/list',
  summary: 'Lists the ads with a game, of all stores for operators; those that can be started first.',
  access: ownStoreIfNamed('body.storeId', 'id'),
  permission: 'ads.read',
  category: null,
  polling: 10,
  body: z.object({
    storeId: Id.optional(),
    moveType: z.enum(gameAdKinds).optional(),
    isToday: z.boolean().optional(),
    isOpen: z.boolean().optional(),
    ...listFields(['id', 'name', 'moveType', 'store', 'due']),
  }),
  answer: z.object({ gameAdList: z.array(GameAd), total: Total }),
})

const Screen = z.object({
  macAddr: z.string(),
  /** null: no such device exists. */
  name: z.string().nullable(),
  status: z.enum(['unknown', 'unpaired', 'online', 'offline']),
  lastSeenAt: z.string().nullable(),
  /** Stores see only their own ads here and below. */
  onScreen: OnScreen.nullable(),
  /** What the device plays today instead. */
  otherAd: z.string().nullable(),
})

export const getGameAd = endpoint({
  id: 'game.getAd',
  method: 'POST',
  path: '/game/ad/detail',
  summary: 'Gets one ad’s game: screens, what prevents a start, the open room and earlier rooms.',
  access: ownThing('ad', 'body.adId'),
  permission: 'ads.read',
  category: null,
  polling: 2,
  body: z.object({ adId: Id }),
  answer: z.object({
    gameAd: GameAd,
    /** The game of the approved version, if any. */
    game: Game.nullable(),
    unitedRoomId: z.string(),
    waitSeconds: z.int(),
    /** The first one hosts the game room. */
    screens: z.array(Screen),
    /** null: it can be started. */
    refusal: z.enum(startRefusals).nullable(),
    /** For games of boxes, the newest of the open rooms that people play in, otherwise the newest. */
    room: OpenRoom.nullable(),
    pastRooms: z.array(GameRoom),
    serverTime: z.string(),
  }),
  errors: ['NOT_FOUND'],
  audit: null,
})

const OfRoom = {
  adId: IdInPath,
  gameId: z.coerce.number().pipe(z.int().min(1).max(4)),
  roomId: RequiredText(50),
}
const Started = z.object({
  /** The join link and the room's code. */
  content: z.tuple([z.string(), z.string()]),
  room: GameRoom,
})

/** A GET that changes data: it requires the token, and prefetch requests are refused. */
export const startGame = endpoint({
  id: 'game.start',
  method: 'GET',
  path: '/game/app/start/{adId}/{gameId}/{roomId}',
  summary: 'Opens the room on the ad’s screens; returns the same room while it is open.',
  access: ownThing('ad', 'params.adId'),
  permission: 'ads.write',
  category: 'gameUse',
  params: z.object(OfRoom),
  answer: Started,
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  audit: ['game.started'],
})

export const startGameWithKey = endpoint({
  id: 'game.startWithKey',
  method: 'GET',
  path: '/game/app/start/{adId}/{gameId}/{roomId}/{keyName}',
  summary: 'Same as above, with a key name that is stored with the room.',
  access: ownThing('ad', 'params.adId'),
  permission: 'ads.write',
  category: 'gameUse',
  params: z.object({ ...OfRoom, keyName: RequiredText(50) }),
  answer: Started,
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  audit: ['game.started'],
})

export const stopGame = endpoint({
  id: 'game.stop',
  method: 'GET',
  path: '/game/app/stop/{adId}/{gameId}/{deviceId}',
  summary: 'Ends the open room at once on every screen; without an open room it changes nothing.',
  access: ownThing('ad', 'params.adId'),
  permission: 'ads.write',
  category: 'gameUse',
  params: z.object({ adId: OfRoom.adId, gameId: OfRoom.gameId, deviceId: RequiredText(400) }),
  answer: z.object({ room: GameRoom.nullable() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  audit: ['game.stopped'],
})

const GameRecord = z.object({
  id: z.string(),
  recordTime: z.string(),
  adId: Id,
  recordId: Id,
  gameId: z.int().nullable(),
  gameName: z.string().nullable(),
  /** The room that was open when the result arrived; null if none was. */
  roomId: z.string().nullable(),
  /** The screen that hosted the room, otherwise the only screen of the ad that day. */
  deviceId: z.string().nullable(),
  /** As the server computed it; otherwise by score, within the room or within the broadcast. */
  rank: z.int(),
  /** Known only for rooms. */
  startAt: z.string().nullable(),
  endAt: z.string(),
  durationS: z.int().nullable(),
  ad: z.object({ id: Id, name: z.string() }),
  store: z.object({ storeCode: z.string(), storeName: z.string() }),
  game: Game.nullable(),
  userName: z.string(),
  groupName: z.string(),
  score: z.int(),
  endStatus: z.string(),
  /** Whose round can be replayed; null for results that a box computed. */
  roomCode: z.string().nullable(),
  /** The member who claimed the prize; only for roles that may see members. */
  mbrCode: z.string().nullable(),
  /** What a winner claimed: `ref` is the code of the coupon. */
  reward: z.object({ type: z.literal('coupon'), ref: z.string() }).nullable(),
})
const recordList = listFields(['recordTime', 'score', 'userName'])
const GameRecords = z.object({ gameRecordList: z.array(GameRecord), total: Total })

export const listGameRecords = endpoint({
  id: 'game.listRecords',
  method: 'GET',
  path: '/game/records/{store}',
  summary: 'Lists the results of a store’s games, newest first.',
  access: ownStore('params.store', 'code'),
  permission: 'reports.read',
  category: 'gameUse',
  params: z.object({ store: RequiredText(50) }),
  query: z.object(recordList),
  answer: GameRecords,
})

export const listAllGameRecords = endpoint({
  id: 'game.listAllRecords',
  method: 'GET',
  path: '/game/all/records/',
  summary: 'Lists the results of the games of all stores, newest first.',
  access: operator,
  category: 'gameUse',
  query: z.object(recordList),
  answer: GameRecords,
})
