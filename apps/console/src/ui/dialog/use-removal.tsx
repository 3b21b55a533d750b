import { useCallback, useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { readError } from '../../lib/form/place-errors.ts'
import { type CallOf, type Endpoint, invalidate, useAct } from '../../lib/api/query.ts'
import { onDemand } from '../on-demand.tsx'
import { useConfirm } from './use-confirm.tsx'

// Seldom needed, and a dialog is heavy.
const ResultDialog = onDemand(async () => (await import('./result-dialog.tsx')).ResultDialog)

export type Removal<E extends Endpoint> = {
  title: string
  text: string
  input: CallOf<E>
  /** The title over the server's reason, where it refuses. */
  refused: string
}

/** Asks, removes, and says so; a refusal, which names what is in the way, stays until it was read. */
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
        // What is in the way may have come since the list was read.
        await invalidate(stale)
      }
    },
    [confirm, mutateAsync, stale],
  )
  // The words stay while the dialog fades.
  const close = () => setRefusal((now) => ({ ...now, open: false }))
  return { remove, dialog: <ResultDialog {...refusal} onClose={close} /> }
}
