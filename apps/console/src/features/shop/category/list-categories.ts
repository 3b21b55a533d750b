import { listCategories } from '@lumiroute/contract/category'
import type { ProductCategory } from '@lumiroute/contract/category'
import { useMemo } from 'react'
import { useRead } from '../../../lib/api/query.ts'

export const useCategories = (store: string) => useRead(listCategories, { store })

/** For drop-downs: second-level categories are shown with their parent. */
export function toChoices(categories: readonly ProductCategory[]) {
  const names = new Map(categories.map(({ cateCode, cateName }) => [cateCode, cateName]))
  return categories.map(({ cateCode, cateName, cateParentCode }) => ({
    value: cateCode,
    label: cateParentCode ? `${names.get(cateParentCode)}／${cateName}` : cateName,
  }))
}

export function useCategoryChoices(store: string) {
  const { data } = useCategories(store)
  return useMemo(() => toChoices(data?.categoryList ?? []), [data])
}
