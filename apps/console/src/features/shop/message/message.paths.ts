import { withQuery } from '../../../lib/api/with-query.ts'

/** The URL contains the store only if an operator chose it. */
export const messagePaths = {
  list: (store?: string) => withQuery('/message/list', { store }),
  create: (store?: string) => withQuery('/message/edit', { store }),
  /** The form of a message that can be changed, otherwise its result. */
  open: (code: string, store?: string) => withQuery('/message/edit', { code, store }),
  /** A new message copied from another one. */
  copy: (copy: string, store?: string) => withQuery('/message/edit', { copy, store }),
  /** Where a store connects its LINE account. */
  connect: (store?: string) => withQuery('/store/info', { store, line: '1' }),
}
