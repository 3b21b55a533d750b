import type { TranslationOf } from '@lumiroute/contract/text'
import type { activity as zhTW } from '../zh-TW/activity.ts'

export const activity: TranslationOf<typeof zhTW> = {
  created: 'Activity “{name}” created',
  updated: 'Activity “{name}” updated',
  deleted: 'Activity “{name}” deleted',
  bannerCreated: 'Banner “{name}” created',
  bannerUpdated: 'Banner “{name}” updated',
  bannerDeleted: 'Banner “{name}” deleted',
  sorted: 'Order updated',
  codeTaken: 'This code is taken',
  productNotFound: 'Product not found',
  categoryNotFound: 'Category not found',
  couponNotFound: 'Coupon not found',
  pointCardNotFound: 'Point card not found',
  tagNotFound: 'Tag “{code}” not found',
}
