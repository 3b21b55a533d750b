import { done } from '@lumiroute/contract/text/en'
import type { TranslationOf } from '@lumiroute/contract/text'
import type { common as zhTW } from '../zh-TW/common.ts'

export const common: TranslationOf<typeof zhTW> = {
  done,
  list: '{items}',
  quoted: '“{name}”',
  columnMissing: 'This column is missing',
  columnUnknown: 'Unknown column',
  cellUnreadable: 'This value cannot be read',
}
