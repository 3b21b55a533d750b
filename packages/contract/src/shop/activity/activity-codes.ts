export const activityTypes = ['activity', 'banner'] as const
export type ActivityType = (typeof activityTypes)[number]

export const activityStates = {
  running: '進行中',
  scheduled: '未開始',
  ended: '已結束',
  off: '停用',
} as const
export type ActivityState = keyof typeof activityStates
export const activityStateCodes = Object.keys(activityStates) as [ActivityState, ...ActivityState[]]

export const linkTypes = {
  none: '不連結',
  url: '網址',
  product: '商品',
  category: '分類',
  coupon: '優惠券',
  pointcard: '集點卡',
  game: '遊戲',
  stream: '直播',
  liff: 'LIFF 頁面',
} as const
export type LinkType = keyof typeof linkTypes
export const linkTypeCodes = Object.keys(linkTypes) as [LinkType, ...LinkType[]]

export const activityImageSizes = {
  wide: { width: 960, height: 480 },
  square: { width: 1040, height: 1040 },
} as const
