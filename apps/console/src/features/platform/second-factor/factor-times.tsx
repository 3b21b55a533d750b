import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'

type Props = { createdAt: string; lastUsedAt: string | null }

export function FactorTimes({ createdAt, lastUsedAt }: Props) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const used = lastUsedAt
    ? t('secondFactor.lastUsed', { at: dateTime(lastUsedAt) })
    : t('secondFactor.neverUsed')
  return (
    <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
      <Box>{t('secondFactor.added', { at: dateTime(createdAt) })}</Box>
      <Box>{used}</Box>
    </Box>
  )
}
