import { createContext, useCallback, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { onDemand } from '../on-demand.tsx'
import type { ConfirmOptions } from './confirm-dialog.tsx'

export type Confirm = (options: ConfirmOptions) => Promise<boolean>
type Question = ConfirmOptions & { answer: (isConfirmed: boolean) => void }

const ConfirmContext = createContext<Confirm | undefined>(undefined)
// The sign-in page asks nothing and should not load the dialog.
const ConfirmDialog = onDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)
  const confirm = useCallback<Confirm>((options) => {
    setOpen(true)
    return new Promise((resolve) => setQuestion({ ...options, answer: resolve }))
  }, [])
  const onAnswer = (isConfirmed: boolean) => {
    setOpen(false)
    question?.answer(isConfirmed)
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog {...question} open={open} onAnswer={onAnswer} onGone={() => setQuestion(undefined)} />
      )}
    </ConfirmContext>
  )
}

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}
