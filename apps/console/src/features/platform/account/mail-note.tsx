import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../../lib/api/config.ts'

/** Who waits for a letter that nobody sends must learn where it lies. */
export function MailNote() {
  const { t } = useTranslation()
  if (useConfig()?.mail !== 'outbox') return null
  return (
    <Alert severity="info" role="status">
      {t('account.firstAdmin.outbox')}
    </Alert>
  )
}
