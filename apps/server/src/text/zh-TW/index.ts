import { error } from '@lumiroute/contract/text/zh-TW'
import { account } from './account.ts'
import { common } from './common.ts'
import { http } from './http.ts'
import { payment } from './payment.ts'

export const zhTW = { error, common, http, account, payment } as const
