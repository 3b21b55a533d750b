import { withQuery } from '../../../lib/api/with-query.ts'

/** The URL contains the store only if an operator chose it. */
export const productPaths = {
  list: (store?: string) => withQuery('/product/list', { store }),
  create: (store?: string) => withQuery('/product/edit', { store }),
  edit: (code: string, store?: string) => withQuery('/product/edit', { code, store }),
  categories: (store?: string) => withQuery('/category/list', { store }),
}
