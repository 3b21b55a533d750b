import type { TranslationOf } from '@lumiroute/contract/text'
import type { tag as zhTW } from '../zh-TW/tag.ts'

export const tag: TranslationOf<typeof zhTW> = {
  notFound: 'Tag not found',
  deleted: 'Tag deleted',
  inUse: 'The tag is in use and cannot be deleted: {uses}',
  usedByCoupon: 'coupon “{name}”',
  usedByActivity: 'activity “{name}”',
  usedByMessage: 'message “{name}”',
  ruleMissing: 'Set a condition',
  nameTaken: 'A tag of this name exists',
  codeTaken: 'This code is taken',
  assigned: 'Tags of {count} {count:member|members} updated',
  chooseOne: 'Choose at least one tag',
  missing: 'There is no tag {code}',
  automatic: 'Automatic tags follow their rule and cannot be assigned by hand',
  memberMissing: 'Some of the members do not exist',
}
