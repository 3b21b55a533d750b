import type { Ad } from '@lumiroute/contract/ad'
import { maxBroadcastDates } from '@lumiroute/contract/ad'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Section } from '../../../ui/section.tsx'
import { screenNames } from './ad-places.ts'
import { getDates } from './broadcast-dates.ts'

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

function DayCell({ index, day, carrier }: { index: number; day?: string; carrier?: string }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  return (
    <Box component="li" sx={{ ...cell, ...(!day && { borderStyle: 'dashed' }) }}>
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t('ad.days.day', { index })}
      </Box>
      <Box sx={{ fontSize: 14, lineHeight: '20px', fontVariantNumeric: 'tabular-nums' }}>{date(day)}</Box>
      {carrier && <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>{carrier}</Box>}
    </Box>
  )
}

/** Day1 to Day6, each with its booked vehicle or screens. */
export function DateFacts({ ad }: { ad: Ad }) {
  const { t } = useTranslation()
  const dates = getDates(ad)
  const screensOn = (day: string) =>
    screenNames({ screens: ad.screens.filter(({ dates: on }) => on.includes(day)) })
  const getCarrier = (day: string | undefined) =>
    day && (ad.bookings.find(({ date }) => date === day)?.vehicleNo ?? screensOn(day))
  return (
    <Section title={t('ad.form.dates')}>
      <Box component="ol" sx={grid}>
        {Array.from({ length: maxBroadcastDates }, (_, at) => (
          <DayCell key={at} index={at + 1} day={dates[at]} carrier={getCarrier(dates[at])} />
        ))}
      </Box>
    </Section>
  )
}
