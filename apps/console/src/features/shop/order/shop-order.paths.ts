import { withQuery } from '../../../lib/api/with-query.ts'

/** The URL contains the store only if an operator chose it. */
export const shopOrderPaths = {
  list: (store?: string) => withQuery('/shop-order/list', { store }),
  detail: (orderNo: string, store?: string) => withQuery('/shop-order/detail', { no: orderNo, store }),
}
