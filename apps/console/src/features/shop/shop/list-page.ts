import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTableUrlState } from '../../../lib/table/table-url.ts'
import { useChosenStore } from '../../platform/store/chosen-store.tsx'

/** A list of a store's things: its table's state, and the store that an operator may choose. */
export function useListPage(options: Parameters<typeof useTableUrlState>[0]) {
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(options)
  const chosen = canChoose ? storeCode : undefined
  const navigate = useNavigate()
  const onOpen = useCallback((path: string) => void navigate(path), [navigate])
  return { isAbsent, picker, chosen, storeCode, table: { ...table, storeCode, chosen, onOpen } }
}
