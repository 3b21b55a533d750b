import type { TranslationOf } from '@lumiroute/contract/text'
import type { category as zhTW } from '../zh-TW/category.ts'

export const category: TranslationOf<typeof zhTW> = {
  created: 'Category “{name}” created',
  updated: 'Category “{name}” updated',
  deleted: 'Category “{name}” deleted',
  sorted: 'Category order updated',
  tooMany: 'At most {max} categories are allowed',
  twoLevels: 'Categories have at most two levels',
  parentNotFound: 'Parent category not found',
  parentIsSelf: 'A category cannot be its own parent',
  hasChildrenToMove: 'This category has subcategories and cannot be moved below another one',
  codeTaken: 'This category code is taken',
  targetNotFound: 'The category to move the products to was not found',
  hasChildren:
    'Category “{name}” still has {count} {count:subcategory|subcategories} ({names}). Move them first.',
  hasProducts:
    'Category “{name}” still has {count} {count:product|products}. Choose a category to move them to.',
}
