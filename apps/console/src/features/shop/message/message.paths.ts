import { withQuery } from '../../../lib/api/with-query.ts'

/** The store stands in the address only where an operator chose it. */
export const messagePaths = {
  list: (store?: string) => withQuery('/message/list', { store }),
  create: (store?: string) => withQuery('/message/edit', { store }),
  /** The form of one that can be changed, else what became of it. */
  open: (code: string, store?: string) => withQuery('/message/edit', { code, store }),
  /** A new one that begins as the other. */
  copy: (copy: string, store?: string) => withQuery('/message/edit', { copy, store }),
  /** Where a store connects its LINE account. */
  connect: (store?: string) => withQuery('/store/info', { store, line: '1' }),
}
