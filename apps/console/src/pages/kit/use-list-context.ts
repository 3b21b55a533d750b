import { useMemo } from 'react'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import type { ListContext } from './list-context.ts'

const noStore: ListContext = {
  storeCode: '',
  storeId: undefined,
  chosen: undefined,
  isAll: false,
  canChoose: false,
}

/** For a list without a store. */
export const useNoStore = (_hasAll: boolean) => ({ context: noStore, picker: null, isAbsent: false })

/** For a store's list: the user's own store, or the one that an operator chose. */
export function useStoreContext(hasAll: boolean) {
  const { storeId, storeCode, isAll, isAbsent, canChoose, picker } = useChosenStore({ hasAll })
  const chosen = canChoose && !isAll ? storeCode : undefined
  const context = useMemo(
    () => ({ storeCode, storeId, chosen, isAll, canChoose }),
    [storeCode, storeId, chosen, isAll, canChoose],
  )
  return { context, picker, isAbsent }
}
