import { listPlaylists } from '@lumiroute/contract/playlist'
import type { Ad } from '@lumiroute/contract/ad'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { Section } from '../../../ui/section.tsx'
import { BasicFacts, ContentFacts, KindFacts, LayoutFacts } from './ad-facts.tsx'
import type { AdParts } from './ad-parts.ts'
import { AdStage } from './ad-stage.tsx'
import { toValues } from './ad-values.ts'
import { DateFacts } from './date-facts.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const pairs = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
const column = { display: 'grid', gap: 2.5, minWidth: 0 } as const

function MemoFacts({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  if (!ad.memo) return null
  return (
    <Section title={t('ad.form.memo')}>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{ad.memo}</Box>
    </Section>
  )
}

function ViewPreview({ ad }: { ad: Ad }) {
  const { data } = useRead(listPlaylists, { storeId: ad.store.id, sort: 'name' })
  return <AdStage values={toValues(ad)} playlists={data?.playlistList} saved={ad} />
}

export type AdViewProps = { ad: Ad; parts: AdParts; above?: ReactNode; below?: ReactNode }

/** Read-only view of the whole ad with its preview. */
export function AdView({ ad, parts, above, below }: AdViewProps) {
  return (
    <PreviewFrame preview={<ViewPreview ad={ad} />}>
      <Box sx={column}>
        {above}
        <Box sx={pairs}>
          <BasicFacts ad={ad} parts={parts} />
          <ContentFacts ad={ad} />
        </Box>
        <KindFacts ad={ad} parts={parts} />
        <DateFacts ad={ad} />
        <LayoutFacts ad={ad} parts={parts} />
        <MemoFacts ad={ad} />
        {below}
      </Box>
    </PreviewFrame>
  )
}
