import { useState } from 'react'
import type { ReactNode } from 'react'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { TotpDialog } from './totp-dialog.tsx'

type Shown = 'totp' | 'passkey' | { codes: readonly string[] } | undefined

export type SetUp = {
  startTotp: () => void
  startPasskey: () => void
  showCodes: (codes: readonly string[]) => void
  dialogs: ReactNode
}

/** The dialogs that add a factor and then show its recovery codes; `onDone` follows after all of them. */
export function useSetUp(onDone: () => void = () => {}): SetUp {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const finish = (codes: readonly string[] | null) => {
    if (codes) return setShown({ codes })
    close()
    onDone()
  }
  const finishCodes = () => finish(null)
  return {
    startTotp: () => setShown('totp'),
    startPasskey: () => setShown('passkey'),
    showCodes: (codes) => setShown({ codes }),
    dialogs: (
      <>
        {shown === 'totp' && <TotpDialog onClose={close} onDone={finish} />}
        {shown === 'passkey' && <AddPasskeyDialog onClose={close} onDone={finish} />}
        {typeof shown === 'object' && <RecoveryCodesDialog codes={shown.codes} onClose={finishCodes} />}
      </>
    ),
  }
}
