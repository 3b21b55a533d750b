import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { StoreData } from '../../features/insight/download/store-data.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function MemberDownloadPage() {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker } = useChosenStore()
  return (
    <>
      <PageHeader title={t('download.page.title')} purpose={t('download.page.purpose')} actions={picker} />
      {isAbsent ? (
        <Card padded={false}>
          <EmptyState title={t('download.page.storeAbsent')} text={t('download.page.storeAbsentText')} />
        </Card>
      ) : (
        <Box sx={{ maxWidth: 720 }}>
          <StoreData key={storeCode} storeCode={storeCode} />
        </Box>
      )}
    </>
  )
}
