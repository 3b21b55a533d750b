import type { Ad } from '@lumiroute/contract'
import { maxBroadcastDates } from '@lumiroute/contract'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { MonoCode } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { datesOf } from './broadcast-dates.ts'

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
} as const
const cell = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  px: 1.5,
  py: 1,
  minHeight: 58,
} as const

function DayCell({ index, day, vehicleNo }: { index: number; day?: string; vehicleNo?: string }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <Box component="li" sx={{ ...cell, ...(!day && { borderStyle: 'dashed' }) }}>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t('ad.days.day', { index })}
      </Box>
      <Box sx={{ fontSize: 14, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' }}>{date(day)}</Box>
      {vehicleNo && (
        <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
          <MonoCode>{vehicleNo}</MonoCode>
        </Box>
      )}
    </Box>
  )
}

/** Day1 to Day6, each with the vehicle that carries it once it is booked. */
export function DateFacts({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  const dates = datesOf(ad)
  const vehicleOf = (day: string | undefined) => ad.bookings.find(({ date }) => date === day)?.vehicleNo
  return (
    <Section title={t('ad.form.dates')}>
      <Box component="ol" sx={grid}>
        {Array.from({ length: maxBroadcastDates }, (_, at) => (
          <DayCell key={at} index={at + 1} day={dates[at]} vehicleNo={vehicleOf(dates[at])} />
        ))}
      </Box>
    </Section>
  )
}
