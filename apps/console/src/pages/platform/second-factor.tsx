import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SecondFactorSettings } from '../../features/platform/second-factor/second-factor-settings.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export function SecondFactorPage() {
  const { t } = useTranslation()
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={t('secondFactor.title')} purpose={t('secondFactor.purpose')} />
      <SecondFactorSettings />
    </Box>
  )
}
