import { error } from '@lumiroute/contract/text/zh-TW'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { category } from './category.ts'
import { common } from './common.ts'
import { http } from './http.ts'
import { payment } from './payment.ts'
import { product } from './product.ts'
import { tag } from './tag.ts'
import { memberSheet } from './member-sheet.ts'
import { member } from './member.ts'
import { line } from './line.ts'
import { message } from './message.ts'
import { coupon } from './coupon.ts'

export const zhTW = {
  error,
  common,
  http,
  account,
  payment,
  category,
  activity,
  tag,
  product,
  memberSheet,
  member,
  line,
  message,
  coupon,
} as const
