/** The twelve categories of the activity chart, in display order. */
export const categoryCodes = [
  'storeInfo',
  'account',
  'playlist',
  'adSubscription',
  'adRecord',
  'adEffect',
  'gameEffect',
  'order',
  'download',
  'gameUse',
  'playEffect',
  'stream',
] as const

export type Category = (typeof categoryCodes)[number]
