import { useState } from 'react'
import { readError } from '../../lib/form/place-errors.ts'
import { onDemand } from '../on-demand.tsx'

// Shown after a server answer, which takes longer than loading it.
const ResultDialog = onDemand(async () => (await import('./result-dialog.tsx')).ResultDialog)

type Result = { open: boolean; message: string; onRead?: (() => void) | undefined }

/** Shows the server's message after a save, and continues once it is dismissed. */
export function useResult(title: string) {
  const [result, setResult] = useState<Result>({ open: false, message: '' })
  const show = (message: string, onRead?: () => void) => setResult({ open: true, message, onRead })
  const close = () => {
    // The text stays while the dialog fades out.
    setResult((now) => ({ ...now, open: false }))
    result.onRead?.()
  }
  /** Shows the result of the work; passes a failure on to the form, which shows it at its fields. */
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
