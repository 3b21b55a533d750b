import type { Coupon } from '@lumiroute/contract/coupon'
import type { FrontThing } from '../front/front-thing.ts'
import { isOpenIssue } from './coupon-front.ts'

/** The coupon's page in the store's front. */
export const linkCoupon = (coupon: Coupon): FrontThing => ({
  target: { list: 'coupons', code: coupon.cpnCode },
  name: coupon.cpnTitle,
  text: coupon.cpnCondition || coupon.cpnDesc,
  image: coupon.cpnImage,
  isShown: coupon.cpnStatus === 'running' && !coupon.isOver && isOpenIssue(coupon.cpnIssue.type),
})
