import { listCategories } from '@lumiroute/contract/category'
import { listProducts, deleteProduct as endpoint } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listProducts, listCategories]

export function useDeleteProduct(store: string) {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deleteProduct = useCallback(
    ({ prodCode, prodName: name }: Product) =>
      remove({
        title: t('product.remove.ask', { name }),
        text: t('product.remove.text'),
        refused: t('product.remove.refused', { name }),
        input: { store, prodCode },
      }),
    [t, remove, store],
  )
  return { deleteProduct, dialog }
}
