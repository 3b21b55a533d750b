import { listCategories } from '@lumiroute/contract/category'
import { createProduct, listProducts, updateProduct } from '@lumiroute/contract/product'
import type { Product } from '@lumiroute/contract/product'
import { useAct } from '../../../lib/api/query.ts'
import type { SentProduct } from './product-values.ts'

const stale = { invalidate: [listProducts, listCategories], quiet: 'errors' } as const

/** Sends the stock that the person saw, so that sales made meanwhile are not undone. */
export function useSaveProduct(store: string, product: Product | undefined) {
  const add = useAct(createProduct, stale)
  const update = useAct(updateProduct, stale)
  return async (form: SentProduct) => {
    if (!product) return add.mutateAsync({ store, ...form })
    const { version, prodStock: prodStockSeen, prodVariants } = product
    const seen = prodVariants.length === 0 && { prodStockSeen }
    return update.mutateAsync({ store, ...form, ...seen, version, prodCode: product.prodCode })
  }
}
