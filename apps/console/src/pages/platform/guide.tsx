import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ChapterList } from '../../features/platform/guide/chapter-list.tsx'
import { GuideText } from '../../features/platform/guide/guide-text.tsx'
import { useNamedSection } from '../../features/platform/guide/use-named-section.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const layout = {
  display: 'grid',
  gap: { xs: 2, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 860px)' },
} as const

export function GuidePage() {
  const { t, i18n } = useTranslation()
  useNamedSection()
  return (
    <>
      <PageHeader title={t('nav.guide')} purpose={t('guide.purpose')} />
      {i18n.language !== 'zh-TW' && (
        <Alert severity="info" sx={{ mb: 3, maxWidth: 1100 }}>
          {t('guide.onlyChinese')}
        </Alert>
      )}
      <Box sx={layout}>
        <ChapterList />
        <GuideText />
      </Box>
    </>
  )
}
