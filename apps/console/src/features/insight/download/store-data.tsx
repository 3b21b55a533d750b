import { downloadStoreData } from '@lumiroute/contract/download'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../lib/api/downloads.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { MonoCode } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'

const files = ['ads', 'playlists', 'materials', 'orders'] as const
const list = {
  m: 0,
  mb: 2.5,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  fontSize: 14,
  lineHeight: '20px',
} as const

function FileList() {
  const { t } = useTranslation()
  return (
    <Box component="dl" sx={list}>
      {files.map((name) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <dt>
            <MonoCode>{`${name}.csv`}</MonoCode>
          </dt>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, color: 'text.secondary' }}>
            {t(`download.file.${name}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Download of the store's data as one zip. */
export function StoreData({ storeCode }: { storeCode: string }) {
  const { t } = useTranslation()
  const download = useDownload(downloadStoreData, { store: storeCode })
  return (
    <Section title={`${storeCode}-storeData.zip`} text={t('download.storeData.text')}>
      <FileList />
      <DownloadButton {...download} label={t('download.storeData.start')} variant="contained" />
      <Box component="p" sx={{ m: 0, mt: 2, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {t('download.storeData.hint')}
      </Box>
    </Section>
  )
}
