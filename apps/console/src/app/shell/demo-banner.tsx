import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'

export function DemoBanner({ open }: { open: boolean }) {
  const { t } = useTranslation()
  if (!open) return null
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {t('shell.demoPublic')}
    </Alert>
  )
}
