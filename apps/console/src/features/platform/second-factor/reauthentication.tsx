import { useEffect, useState } from 'react'
import { onReauthentication } from '../../../lib/api/reauthentication.ts'
import { loadTexts } from '../../../lib/text.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

const ReauthenticationDialog = onDemand(async () => {
  const [{ ReauthenticationDialog: Dialog }] = await Promise.all([
    import('./reauthentication-dialog.tsx'),
    loadTexts('security'),
  ])
  return Dialog
})

type Answer = (isConfirmed: boolean) => void

/** Asks who is there when a call needs a recent sign-in; the call then goes on by itself. */
export function Reauthentication() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => onReauthentication(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  const onAnswer: Answer = (isConfirmed) => {
    setAnswer(undefined)
    answer?.(isConfirmed)
  }
  return <ReauthenticationDialog open={answer !== undefined} onAnswer={onAnswer} />
}
