import { cancelEmailChange, resendVerification } from '@lumiroute/contract/email-address'
import { getMe } from '@lumiroute/contract/session'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'

/** A new address that is not confirmed yet. */
export function EmailChangeNote({ newEmail }: { newEmail: string }) {
  const { t } = useTranslation()
  const resend = useAct(resendVerification)
  const cancel = useAct(cancelEmailChange, { invalidate: [getMe] })
  const busy = resend.isPending || cancel.isPending
  return (
    <Alert severity="info" role="status">
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('emailAddress.pending', { email: newEmail })}
      </Box>
      {t('emailAddress.pendingText')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -0.75 }}>
        <Button size="small" color="inherit" disabled={busy} onClick={() => resend.mutate({})}>
          {t('emailAddress.resend')}
        </Button>
        <Button size="small" color="inherit" disabled={busy} onClick={() => cancel.mutate({})}>
          {t('emailAddress.cancel')}
        </Button>
      </Box>
    </Alert>
  )
}
