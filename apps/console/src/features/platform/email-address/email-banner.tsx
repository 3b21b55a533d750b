import { resendVerification } from '@lumiroute/contract/email-address'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useUser } from '../session/current-user.tsx'

/** Shown on every page until the address is verified. */
export function EmailBanner({ open }: { open: boolean }) {
  const { t } = useTranslation()
  const { adminEmail } = useUser()
  const { mutate, isPending } = useAct(resendVerification)
  if (!open) return null
  const resend = (
    <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate({})}>
      {t('emailAddress.resend')}
    </Button>
  )
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }} action={resend}>
      {t('emailAddress.banner', { email: adminEmail })}
    </Alert>
  )
}
