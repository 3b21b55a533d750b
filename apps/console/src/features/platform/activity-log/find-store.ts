import { listStores } from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import { useRead } from '../../../lib/api/query.ts'
import type { LogView } from './log-view.ts'

/** Whose log is shown: all stores, one store, or none because the search found nothing. */
export type Subject =
  | { kind: 'all' | 'finding' | 'wrong' | 'absent' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'store'; store: Pick<Store, 'storeCode' | 'storeName'> }

export function useSubject({ taxNumber, isTaxNumberWrong }: LogView): Subject {
  const enabled = taxNumber !== '' && !isTaxNumberWrong
  const load = useRead(listStores, { storeTaxNumber: taxNumber }, { enabled })
  if (taxNumber === '') return { kind: 'all' }
  if (isTaxNumberWrong) return { kind: 'wrong' }
  if (load.isPending) return { kind: 'finding' }
  if (load.isError) return { kind: 'failed', retry: () => void load.refetch() }
  const [store] = load.data.storeList
  return store ? { kind: 'store', store } : { kind: 'absent' }
}
