import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../../lib/api/config.ts'

/** Without SMTP, shows where the mail file is. */
export function MailNote() {
  const { t } = useTranslation()
  if (useConfig()?.mail !== 'outbox') return null
  return (
    <Alert severity="info" role="status">
      {t('account.firstAdmin.outbox')}
    </Alert>
  )
}
