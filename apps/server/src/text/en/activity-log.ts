import type { TranslationOf } from '@lumiroute/contract/text'
import type { activityLog as zhTW } from '../zh-TW/activity-log.ts'

export const activityLog: TranslationOf<typeof zhTW> = {
  time: 'Time',
  category: 'Category',
  account: 'Account',
  method: 'Method',
  path: 'Path',
  statusCode: 'Status',
  platform: 'Platform',
  startAfterEnd: 'The start date must not be after the end date',
  rangeTooLong: 'The range may have up to {days} days',
}
