/** Code lists of the advertising area, code → name, in display order. */
export const moveTypes = {
  move_play: '行動播放',
  fix_play: '定點播放',
  fix_game: '定點遊戲',
  store_alone_game: '店家單機遊戲',
  store_united_game: '店家連線遊戲',
  store_streaming: '店家直播',
} as const
export type MoveType = keyof typeof moveTypes
export const moveTypeCodes = Object.keys(moveTypes) as [MoveType, ...MoveType[]]

export const vehicleTypes = { car: '汽車', truck: '貨車', bus: '公車', motor: '機車' } as const
export type VehicleType = keyof typeof vehicleTypes
export const vehicleTypeCodes = Object.keys(vehicleTypes) as [VehicleType, ...VehicleType[]]

export const playModes = { basic: '基本', split: '雙區', rotate: '輪播' } as const
export type PlayMode = keyof typeof playModes
export const playModeCodes = Object.keys(playModes) as [PlayMode, ...PlayMode[]]

export const vehicleStatuses = { online: '營運中', offline: '停駛', repair: '維修中' } as const
export type VehicleStatus = keyof typeof vehicleStatuses
export const vehicleStatusCodes = Object.keys(vehicleStatuses) as [VehicleStatus, ...VehicleStatus[]]

export const payStatuses = {
  '': '未送出',
  unpay: '未付款',
  paid: '已付款',
  request: '審核中',
  accept: '審核通過',
  reject: '審核退回',
} as const
export type PayStatus = keyof typeof payStatuses
export const payStatusCodes = Object.keys(payStatuses) as [PayStatus, ...PayStatus[]]

export const orientations = { landscape: '橫式', portrait: '直式' } as const
export type Orientation = keyof typeof orientations
export const orientationCodes = Object.keys(orientations) as [Orientation, ...Orientation[]]

export const maxBroadcastDates = 6
export const maxScreens = 20
/** A linked game is played on several screens at once. */
export const minLinkedScreens = 2
export const defaultWaitSeconds = 60
