import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Ranking } from '../../../ui/ranking.tsx'
import type { Ranked } from '../../../ui/ranking.tsx'
import { Section } from '../../../ui/section.tsx'

export function TopList({ title, rows }: { title: string; rows: readonly Ranked[] }) {
  const { t } = useTranslation()
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('dashboard.top.empty')}</Box>
      ) : (
        <Ranking rows={rows} />
      )}
    </Section>
  )
}
