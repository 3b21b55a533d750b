import type { TranslationOf } from '@lumiroute/contract/text'
import type { product as zhTW } from '../zh-TW/product.ts'

export const product: TranslationOf<typeof zhTW> = {
  sorted: 'Product order updated',
  created: 'Product “{name}” created',
  updated: 'Product “{name}” updated',
  deleted: 'Product “{name}” deleted',
  codeTaken: 'This product code is taken',
  someDeleted: 'Some products were deleted, please reload',
  published: '{count} {count:product|products} put on sale',
  unpublished: '{count} {count:product|products} taken off sale',
  stockChanged: 'The stock has changed to {stock}, please check again',
  categoryNotFound: 'Category “{name}” not found',
  needsInteger: 'Must be an integer',
  needsYesOrNo: 'Enter “Yes” or “No”',
  fillOneOf: 'Enter one of {names}',
  badMoment: 'Use the format 2026-11-15 14:05',
  badOptions: 'Use the format “Size:large|Sugar:half”',
  codeRepeated: 'The product code is repeated',
  imported: 'Import finished: {created} created, {updated} updated, {unchanged} unchanged',
  importRefused: 'The file has {count} {count:error|errors}; no product was imported',
}
