import { useNavigate } from 'react-router'
import { useGoBack } from '../../lib/go-back.ts'
import type { ListContext } from './list-context.ts'
import { useStoreContext } from './use-list-context.ts'

/** What a form is given by its page. */
export type FormControl = ListContext & { onSaved: () => void; onCancel: () => void }

/** Where a form came from and goes to; an operator's choice of the store stays in the address. */
export function useEditControl(
  list: (chosen: string | undefined) => string,
  useWhose: typeof useStoreContext = useStoreContext,
) {
  const navigate = useNavigate()
  const { context, picker, isAbsent } = useWhose(false)
  const listPath = list(context.chosen)
  const onCancel = useGoBack(listPath)
  const control: FormControl = { ...context, onCancel, onSaved: () => void navigate(listPath) }
  return { context, control, listPath, picker, isAbsent }
}
