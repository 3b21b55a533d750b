import type { TranslationOf } from '@lumiroute/contract/text'
import type { storeQuota as zhTW } from '../zh-TW/store-quota.ts'

export const storeQuota: TranslationOf<typeof zhTW> = {
  updated: 'Limits of store “{name}” saved',
  platformHasNone: 'The platform’s own store has no limits',
  storageFull:
    'Not enough storage: {used} of {allowed} used, this file has {amount}. Remove unused files, or ask the platform operator to raise the limit',
  membersFull:
    'Too many members: {used} of {allowed}, and {amount} more would be added. Ask the platform operator to raise the limit',
  productsFull:
    'Too many products: {used} of {allowed}, and {amount} more would be added. Delete unused products, or ask the platform operator to raise the limit',
}
