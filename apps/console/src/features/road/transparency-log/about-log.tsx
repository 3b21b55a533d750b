import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'

const paragraphs = ['what', 'why', 'privacy', 'limits'] as const

export function AboutLog() {
  const { t } = useTranslation()
  return (
    <Section title={t('transparencyLog.about.title')}>
      <Box sx={{ display: 'grid', gap: 1.25, fontSize: 14, lineHeight: '22px', maxWidth: '68ch' }}>
        {paragraphs.map((part) => (
          <Box key={part}>{t(`transparencyLog.about.${part}`)}</Box>
        ))}
      </Box>
    </Section>
  )
}
