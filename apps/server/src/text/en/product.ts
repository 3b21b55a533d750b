import type { TranslationOf } from '@lumiroute/contract/text'
import type { product as zhTW } from '../zh-TW/product.ts'

export const product: TranslationOf<typeof zhTW> = {
  sorted: 'Product order updated',
}
