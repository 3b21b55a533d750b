import type { TranslationOf } from '../../interpolate.ts'
import type * as zhTW from '../zh-TW/activity-log.ts'

export const activityCategory: TranslationOf<typeof zhTW.activityCategory> = {
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
  playEffect: 'Play records',
  stream: 'Live streams',
}
