import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { getKind, markLooks } from './day-code.tsx'
import { countDays } from './timetable-days.ts'
import type { Days } from './timetable-days.ts'

const mostDays = 31

/** A month as a row of marks: tall on days with an ad, low on days off. */
export function DayStrip({ days }: { days: Days }) {
  const { t } = useTranslation()
  return (
    <Box
      role="img"
      aria-label={t('timetable.list.strip', countDays(days))}
      sx={{
        display: 'inline-grid',
        gridTemplateColumns: `repeat(${mostDays}, 4px)`,
        gap: '2px',
        alignItems: 'end',
        height: 20,
        width: 'max-content',
      }}
    >
      {days.map((value, at) => (
        <Box key={at} sx={{ ...markLooks[getKind(value)], borderRadius: '1px' }} />
      ))}
    </Box>
  )
}
