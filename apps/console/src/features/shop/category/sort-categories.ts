import { listCategories, sortCategories } from '@lumiroute/contract/category'
import type { ProductCategory } from '@lumiroute/contract/category'
import { useState } from 'react'
import { invalidate, useAct } from '../../../lib/api/query.ts'
import { moveCategory } from './category-order.ts'

/** The list as shown: the dropped order at once, then the server's. */
export function useCategoryOrder(store: string, categories: readonly ProductCategory[]) {
  const [dropped, setDropped] = useState<readonly ProductCategory[]>()
  const { mutate } = useAct(sortCategories, {
    invalidate: [listCategories],
    onSuccess: () => setDropped(undefined),
    onError: () => {
      setDropped(undefined)
      void invalidate([listCategories])
    },
  })
  const shown = dropped ?? categories
  const move = (parent: string | null, from: number, to: number) => {
    const next = moveCategory(shown, parent, from, to)
    setDropped(next)
    const cateOrder = next.map(({ cateCode, cateParentCode }) => ({ cateCode, cateParentCode }))
    mutate({ store, cateOrder })
  }
  return { shown, move }
}
