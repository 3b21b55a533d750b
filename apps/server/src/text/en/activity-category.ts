import type { TranslationOf } from '@lumiroute/contract/text'
import type { activityCategory as zhTW } from '../zh-TW/activity-category.ts'

export const activityCategory: TranslationOf<typeof zhTW> = {
  storeInfo: 'Store info',
  account: 'Accounts',
  playlist: 'Playlists and materials',
  adSubscription: 'Ad subscription',
  adRecord: 'Ad records',
  adEffect: 'Ad performance',
  gameEffect: 'Game performance',
  order: 'Orders',
  download: 'Downloads',
  gameUse: 'Games',
  playEffect: 'Play results',
  stream: 'Live streams',
}
