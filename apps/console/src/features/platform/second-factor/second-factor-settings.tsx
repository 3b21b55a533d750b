import { getSecondFactor } from '@lumiroute/contract/second-factor'
import Box from '@mui/material/Box'
import { useRead } from '../../../lib/api/query.ts'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { RecoveryCodesSection } from './recovery-codes-section.tsx'
import { TotpSection } from './totp-section.tsx'
import { useSetUp } from './use-set-up.tsx'

/** The person's factors; `onDone` is called once a factor was added and its codes were seen. */
export function SecondFactorSettings({ onDone }: { onDone?: () => void }) {
  const { data, error, refetch } = useRead(getSecondFactor, {})
  const { startTotp, startPasskey, showCodes, dialogs } = useSetUp(onDone)
  if (error) return <FailedState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState shape="form" lines={3} />
  const { totp, passkeys, canAddPasskey, recoveryCodesLeft } = data.secondFactor
  const isOn = totp !== null || passkeys.length > 0
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <TotpSection totp={totp} onStart={startTotp} />
      <PasskeySection passkeys={passkeys} canAddPasskey={canAddPasskey} onStart={startPasskey} />
      {isOn && <RecoveryCodesSection left={recoveryCodesLeft} onRenewed={showCodes} />}
      {dialogs}
    </Box>
  )
}
