import type { TranslationOf } from '../../interpolate.ts'
import type * as zhTW from '../zh-TW/ad.ts'

export const moveType: TranslationOf<typeof zhTW.moveType> = {
  move_play: 'Moving',
  fix_play: 'Fixed location',
  fix_game: 'Fixed-location game',
  store_alone_game: 'Store game, single',
  store_united_game: 'Store game, united',
  store_streaming: 'Store stream',
}

export const vehicleType: TranslationOf<typeof zhTW.vehicleType> = {
  car: 'Car',
  truck: 'Truck',
  bus: 'Bus',
  motor: 'Motorcycle',
}

export const vehicleStatus: TranslationOf<typeof zhTW.vehicleStatus> = {
  online: 'In service',
  offline: 'Off the road',
  repair: 'In repair',
}

export const playMode: TranslationOf<typeof zhTW.playMode> = {
  basic: 'Basic',
  split: 'Split',
  rotate: 'Rotate',
}

export const adStatus: TranslationOf<typeof zhTW.adStatus> = {
  draft: 'Not sent',
  unpay: 'Unpaid',
  paid: 'Paid',
  request: 'In review',
  accept: 'Approved',
  reject: 'Rejected',
}

export const gameDifficulty: TranslationOf<typeof zhTW.gameDifficulty> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
}

export const gameNames: TranslationOf<typeof zhTW.gameNames> = {
  preset: 'Given names',
  free: 'Names that players type',
}

export const orientation: TranslationOf<typeof zhTW.orientation> = {
  landscape: 'Landscape',
  portrait: 'Portrait',
}

export const playlistFormat: TranslationOf<typeof zhTW.playlistFormat> = {
  video: 'Video',
  image: 'Image',
  game_side_bar: 'Game side bar image',
}

export const direction: TranslationOf<typeof zhTW.direction> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
}
