export const activityTypes = ['activity', 'banner'] as const
export type ActivityType = (typeof activityTypes)[number]

export const activityStateCodes = ['running', 'scheduled', 'ended', 'off'] as const
export type ActivityState = (typeof activityStateCodes)[number]

export const linkTypeCodes = [
  'none',
  'url',
  'product',
  'category',
  'coupon',
  'pointcard',
  'game',
  'stream',
  'liff',
] as const
export type LinkType = (typeof linkTypeCodes)[number]

export const activityImageSizes = {
  wide: { width: 960, height: 480 },
  square: { width: 1040, height: 1040 },
} as const
