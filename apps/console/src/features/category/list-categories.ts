import { listCategories } from '@lumiroute/contract'
import type { ProductCategory } from '@lumiroute/contract'
import { useMemo } from 'react'
import { useRead } from '../../lib/query.ts'

export const useCategories = (store: string) => useRead(listCategories, { store })

/** For drop-downs: those of the second level stand in. */
export const choiceOf = ({ cateCode, cateName, cateParentCode }: ProductCategory) => ({
  value: cateCode,
  label: cateParentCode ? `　${cateName}` : cateName,
})

export function useCategoryChoices(store: string) {
  const { data } = useCategories(store)
  return useMemo(() => data?.categoryList.map(choiceOf) ?? [], [data])
}
