import { createCategory, listCategories, updateCategory } from '@lumiroute/contract/category'
import { listProducts } from '@lumiroute/contract/product'
import type { CategoryForm, ProductCategory } from '@lumiroute/contract/category'
import { useAct } from '../../../lib/api/query.ts'

const stale = { invalidate: [listCategories, listProducts], quiet: 'errors' } as const

export function useSaveCategory(store: string, category: ProductCategory | undefined) {
  const add = useAct(createCategory, stale)
  const update = useAct(updateCategory, stale)
  return async ({ cateCode, ...form }: CategoryForm & { cateCode: string }) => {
    if (!category) return add.mutateAsync({ store, cateCode, ...form })
    return update.mutateAsync({ store, ...form, cateCode: category.cateCode, version: category.version })
  }
}
