import type { Ad } from '@lumiroute/contract/ad'
import { withQuery } from '../../../lib/api/with-query.ts'

/** The specification's modes of the form: 0 edit, 1 view, 2 edit what is not booked. */
export type Readonly = 0 | 1 | 2

/** The URL contains the store only if an operator chose it. */
export const adPaths = {
  list: (store?: string) => withQuery('/ad/list', { store }),
  create: (store?: string) => withQuery('/ad/edit', { store }),
  edit: ({ id }: Pick<Ad, 'id'>, readonly: Readonly, store?: string) =>
    withQuery('/ad/edit', { id: String(id), readonly: String(readonly), store }),
}

export const adCheckPaths = {
  list: '/adcheck/list',
  edit: ({ id, store }: Pick<Ad, 'id' | 'store'>) =>
    withQuery('/adcheck/edit', { id: String(id), storeId: String(store.id), readonly: '1' }),
}
