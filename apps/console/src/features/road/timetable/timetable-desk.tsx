import type { DayCode, Timetable } from '@lumiroute/contract/timetable'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/section.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { DayPalette } from './day-palette.tsx'
import { MonthTools } from './month-tools.tsx'
import type { Reach } from './use-day-range.ts'
import type { MonthPlan } from './use-month-plan.ts'

export type TimetableDeskProps = {
  plan: MonthPlan
  ads: Timetable['ads']
  onOpenBooked: (day: number) => void
}

function ReachChoice({ value, onChange }: { value: Reach; onChange: (reach: Reach) => void }) {
  const { t } = useTranslation()
  return (
    <Box>
      <Box aria-hidden sx={{ mb: 0.75, fontSize: 13, lineHeight: '20px', fontWeight: 550 }}>
        {t('timetable.form.reach')}
      </Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={value}
        aria-label={t('timetable.form.reach')}
        onChange={(_event, next: Reach | null) => next && onChange(next)}
      >
        <ToggleButton value="single">{t('timetable.form.single')}</ToggleButton>
        <ToggleButton value="range">{t('timetable.form.range')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}

/** The calendar with its palette. */
export function TimetableDesk({ plan, ads, onOpenBooked }: TimetableDeskProps) {
  const [brush, setBrush] = useState<DayCode>('online')
  const [reach, setReach] = useState<Reach>('single')
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 264px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ order: { xs: 1, lg: 0 }, minWidth: 0 }}>
        <Card>
          <Stack sx={{ gap: 1.5 }}>
            <MonthTools
              isChanged={Object.keys(plan.changes).length > 0}
              canCopy={plan.canCopy}
              onPattern={plan.onPattern}
              onUndo={plan.onUndo}
            />
            <DayCalendar
              month={plan.month}
              days={plan.days}
              before={plan.kept}
              ads={ads}
              brush={brush}
              reach={reach}
              onPaint={plan.onPaint}
              onOpenBooked={onOpenBooked}
            />
          </Stack>
        </Card>
      </Box>
      <Card>
        <Stack sx={{ gap: 2 }}>
          <DayPalette value={brush} onChange={setBrush} />
          <ReachChoice value={reach} onChange={setReach} />
        </Stack>
      </Card>
    </Box>
  )
}
