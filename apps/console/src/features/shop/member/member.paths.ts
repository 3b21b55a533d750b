import { withQuery } from '../../../lib/api/with-query.ts'

/** The URL contains the store only if an operator chose it. */
export const memberPaths = {
  list: (store?: string) => withQuery('/member/list', { store }),
  detail: (code: string, store?: string) => withQuery('/member/detail', { code, store }),
}
