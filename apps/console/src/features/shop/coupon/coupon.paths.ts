import { withQuery } from '../../../lib/api/with-query.ts'

/** The URL contains the store only if an operator chose it. */
export const couponPaths = {
  list: (store?: string) => withQuery('/coupon/list', { store }),
  create: (store?: string) => withQuery('/coupon/edit', { store }),
  edit: (code: string, store?: string) => withQuery('/coupon/edit', { code, store }),
  usage: (store?: string, cpnCode?: string) => withQuery('/coupon/usage', { store, cpnCode }),
}
export const pointCardPaths = {
  list: (store?: string) => withQuery('/pointcard/list', { store }),
  create: (store?: string) => withQuery('/pointcard/edit', { store }),
  edit: (code: string, store?: string) => withQuery('/pointcard/edit', { code, store }),
  usage: (store?: string, pcCode?: string) => withQuery('/pointcard/usage', { store, pcCode }),
}
