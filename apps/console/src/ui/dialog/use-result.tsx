import { useState } from 'react'
import { readError } from '../../lib/form/place-errors.ts'
import { onDemand } from '../on-demand.tsx'

// It comes up after an answer of the server, which takes longer than its load.
const ResultDialog = onDemand(async () => (await import('./result-dialog.tsx')).ResultDialog)

type Result = { open: boolean; message: string; onRead?: (() => void) | undefined }

/** The dialog that says the server's message after a save, and goes on once it was read. */
export function useResult(title: string) {
  const [result, setResult] = useState<Result>({ open: false, message: '' })
  const show = (message: string, onRead?: () => void) => setResult({ open: true, message, onRead })
  const close = () => {
    // The words stay while the dialog fades.
    setResult((now) => ({ ...now, open: false }))
    result.onRead?.()
  }
  /** Says how the work went; a failure goes on to the form, which shows it at its fields. */
  const tell = async (work: () => Promise<string>, onRead: () => void) => {
    try {
      show(await work(), onRead)
    } catch (error) {
      show(readError(error).message)
      throw error
    }
  }
  const dialog = <ResultDialog open={result.open} title={title} message={result.message} onClose={close} />
  return { tell, show, dialog }
}
