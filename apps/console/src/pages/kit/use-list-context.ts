import { useMemo } from 'react'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { usePermitted } from '../../lib/session/permitted.ts'
import type { ListContext } from './list-context.ts'

const noStore = {
  storeCode: '',
  storeId: undefined,
  chosen: undefined,
  isAll: false,
  canChoose: false,
}

/** For a list without a store. */
export function useNoStore(_hasAll: boolean | 'first') {
  const { may } = usePermitted()
  const context: ListContext = useMemo(() => ({ ...noStore, may }), [may])
  return { context, picker: null, isAbsent: false }
}

/** For a store's list: the user's own store, or the one that an operator chose. */
export function useStoreContext(hasAll: boolean | 'first') {
  const { storeId, storeCode, isAll, isAbsent, canChoose, picker } = useChosenStore({
    hasAll: hasAll !== false,
    isAllFirst: hasAll === 'first',
  })
  const { may } = usePermitted()
  const chosen = canChoose && !isAll ? storeCode : undefined
  const context = useMemo(
    () => ({ storeCode, storeId, chosen, isAll, canChoose, may }),
    [storeCode, storeId, chosen, isAll, canChoose, may],
  )
  return { context, picker, isAbsent }
}
