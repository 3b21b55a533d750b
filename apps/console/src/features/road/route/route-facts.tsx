import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'

/** Length and number of points. */
export function RouteFacts({ lengthKm, pointCount }: { lengthKm: number; pointCount: number }) {
  const { t } = useTranslation()
  const { km, count } = useFormat()
  return (
    <Box
      component="span"
      sx={{ fontSize: 13, lineHeight: '20px', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {t('route.facts', { length: km(lengthKm), points: count(pointCount) })}
    </Box>
  )
}
