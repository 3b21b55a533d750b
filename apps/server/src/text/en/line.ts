import type { TranslationOf } from '@lumiroute/contract/text'
import type { line as zhTW } from '../zh-TW/line.ts'

export const line: TranslationOf<typeof zhTW> = {
  notAWebhook: 'This is not a LINE webhook',
}
