import { error } from '@lumiroute/contract/text/zh-TW'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { category } from './category.ts'
import { common } from './common.ts'
import { http } from './http.ts'
import { payment } from './payment.ts'
import { product } from './product.ts'
import { tag } from './tag.ts'

export const zhTW = { error, common, http, account, payment, category, activity, tag, product } as const
