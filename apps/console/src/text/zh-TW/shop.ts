import { pointCardValidation, productValidation } from '@lumiroute/contract/text/zh-TW'
import { activity } from './activity.ts'
import { catalogue } from './catalogue.ts'
import { category } from './category.ts'
import { coupon } from './coupon.ts'
import { formField } from './form-field.ts'
import { pointCard } from './point-card.ts'
import { redeem } from './redeem.ts'
import { member } from './member.ts'
import { message } from './message.ts'
import { product } from './product.ts'
import { shipping } from './shipping.ts'
import { shopOrder } from './shop-order.ts'
import { tag } from './tag.ts'

/** Texts of the shop: products, coupons, members. */
export const shop = {
  activity,
  catalogue,
  category,
  coupon,
  formField,
  member,
  message,
  pointCard,
  product,
  productValidation,
  pointCardValidation,
  redeem,
  shipping,
  shopOrder,
  tag,
}
