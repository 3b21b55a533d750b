import { useCallback, useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { readError } from '../../lib/form/place-errors.ts'
import { type CallOf, type Endpoint, invalidate, useAct } from '../../lib/api/query.ts'
import { onDemand } from '../on-demand.tsx'
import { useConfirm } from './use-confirm.tsx'

// Rarely needed, and dialogs are large.
const ResultDialog = onDemand(async () => (await import('./result-dialog.tsx')).ResultDialog)

export type Removal<E extends Endpoint> = {
  title: string
  text: string
  input: CallOf<E>
  /** Title above the server's reason for a refusal. */
  refused: string
}

/** Confirms, deletes and reports; a refusal, which names what prevents it, stays until dismissed. */
export function useRemoval<E extends Endpoint>(endpoint: E, stale: readonly Endpoint[]) {
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState({ open: false, title: '', message: '' })
  const { mutateAsync } = useAct(endpoint, { quiet: true, invalidate: stale })
  const remove = useCallback(
    async ({ title, text, input, refused }: Removal<E>) => {
      if (!(await confirm({ title, text, destructive: true }))) return
      try {
        const { message } = await mutateAsync(input)
        announce('success', message)
      } catch (error) {
        setRefusal({ open: true, title: refused, message: readError(error).message })
        // What prevents the deletion may be newer than the list.
        await invalidate(stale)
      }
    },
    [confirm, mutateAsync, stale],
  )
  // The text stays while the dialog fades out.
  const close = () => setRefusal((now) => ({ ...now, open: false }))
  return { remove, dialog: <ResultDialog {...refusal} onClose={close} /> }
}
