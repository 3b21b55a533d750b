import { useNavigate } from 'react-router'
import { useGoBack } from '../../lib/go-back.ts'
import type { ListContext } from './list-context.ts'
import { useNoStore, useStoreContext } from './use-list-context.ts'

/** What a page passes to its form. */
export type FormControl = ListContext & { onSaved: () => void; onCancel: () => void }

type ListPath = (chosen: string | undefined) => string
type Whose = ReturnType<typeof useNoStore> | ReturnType<typeof useStoreContext>

/** Where a form returns to; the URL keeps the store that an operator chose. */
function useControl(list: ListPath, { context, picker, isAbsent }: Whose) {
  const navigate = useNavigate()
  const listPath = list(context.chosen)
  const onCancel = useGoBack(listPath)
  const control: FormControl = { ...context, onCancel, onSaved: () => void navigate(listPath) }
  return { context, control, listPath, picker, isAbsent }
}

export const useEditControl = (list: ListPath) => useControl(list, useNoStore(false))
export const useStoreEditControl = (list: ListPath) => useControl(list, useStoreContext(false))
