import type { TranslationOf } from '@lumiroute/contract/text'
import type { overview as zhTW } from '../zh-TW/overview.ts'

export const overview: TranslationOf<typeof zhTW> = {
  databaseUnreachable: 'The database cannot be reached',
}
