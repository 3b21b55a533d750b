import type {
  MoveType,
  Orientation,
  PayStatus,
  PlayMode,
  VehicleStatus,
  VehicleType,
} from '../../../advertising/ad/ad-codes.ts'
import type { PlaylistFormat } from '../../../advertising/playlist/playlist.endpoints.ts'
import type { Direction } from '../../../road/place/place-codes.ts'

export const moveType = {
  move_play: '行動播放',
  fix_play: '定點播放',
  fix_game: '定點遊戲',
  store_alone_game: '店家單機遊戲',
  store_united_game: '店家連線遊戲',
  store_streaming: '店家直播',
} as const satisfies Record<MoveType, string>

export const vehicleType = {
  car: '汽車',
  truck: '貨車',
  bus: '公車',
  motor: '機車',
} as const satisfies Record<VehicleType, string>

export const vehicleStatus = {
  online: '營運中',
  offline: '停駛',
  repair: '維修中',
} as const satisfies Record<VehicleStatus, string>

export const playMode = {
  basic: '基本',
  split: '雙區',
  rotate: '輪播',
} as const satisfies Record<PlayMode, string>

/** `draft` is '' on the wire. */
export const adStatus = {
  draft: '未送出',
  unpay: '未付款',
  paid: '已付款',
  request: '審核中',
  accept: '審核通過',
  reject: '審核退回',
} as const satisfies Record<Exclude<PayStatus, ''> | 'draft', string>

export const gameDifficulty = {
  easy: '簡單',
  normal: '普通',
  hard: '困難',
} as const

export const gameNames = {
  preset: '系統給的名字',
  free: '玩家自己取名',
} as const

export const orientation = {
  landscape: '橫式',
  portrait: '直式',
} as const satisfies Record<Orientation, string>

export const playlistFormat = {
  video: '影片',
  image: '圖片',
  game_side_bar: '遊戲側欄圖片',
} as const satisfies Record<PlaylistFormat, string>

export const direction = {
  n: '北',
  ne: '東北',
  e: '東',
  se: '東南',
  s: '南',
  sw: '西南',
  w: '西',
  nw: '西北',
} as const satisfies Record<Direction, string>
