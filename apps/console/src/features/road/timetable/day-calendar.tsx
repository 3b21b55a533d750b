import type { DayCode, Month, Timetable } from '@lumiroute/contract/timetable'
import Box from '@mui/material/Box'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getDay } from '../../../lib/format/format.ts'
import { getMonth, monthTitle, monthWeeks, weekdayNames } from '../../../lib/format/month.ts'
import { useFormatLanguage } from '../../../lib/format/use-format.ts'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { CalendarDay } from './calendar-day.tsx'
import { isBooked, isWithin, formatYearMonth } from './timetable-days.ts'
import type { Days } from './timetable-days.ts'
import { useDayRange } from './use-day-range.ts'
import type { Range, Reach } from './use-day-range.ts'

export type DayCalendarProps = {
  month: Month
  days: Days
  /** As loaded: changed days are marked with a dot. */
  before: Days
  ads: Timetable['ads']
  brush: DayCode
  reach: Reach
  onPaint: (range: Range, code: DayCode) => void
  onOpenBooked: (day: number) => void
}

function Weekdays() {
  const language = useFormatLanguage()
  return (
    <Box component="tr">
      {weekdayNames[language].map((name) => (
        <Box
          component="th"
          key={name}
          scope="col"
          sx={{ height: 28, fontSize: 12, fontWeight: 500, color: 'text.secondary' }}
        >
          {name}
        </Box>
      ))}
    </Box>
  )
}

export function DayCalendar(props: DayCalendarProps) {
  const { month, days, before, ads, brush, reach, onPaint, onOpenBooked } = props
  const { t } = useTranslation()
  const language = useFormatLanguage()
  const keysId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [today] = useState(() => getDay(new Date()))
  const picking = useDayRange({ length: days.length, brush, reach, onPaint })
  const { focus, range } = picking
  const yearMon = formatYearMonth(month)
  const getName = (value: string) =>
    isBooked(value) ? (ads.find(({ id }) => String(id) === value)?.name ?? value) : undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const next = picking.onKey(event)
    if (next === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  /** A booked day cannot be set; a click on it opens its booking. */
  const press = (day: number, isWithShift: boolean) => {
    if (!isWithShift && !picking.isWaiting && isBooked(days[day - 1])) onOpenBooked(day)
    else picking.onPress(day, isWithShift)
  }
  return (
    <>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-multiselectable
        aria-label={t('timetable.form.calendar', { month: monthTitle(yearMon, language) })}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'separate',
          borderSpacing: { xs: '3px', sm: '6px' },
          mx: { xs: '-3px', sm: '-6px' },
          maxWidth: { xs: 'calc(100% + 6px)', sm: 'calc(100% + 12px)' },
          minWidth: { xs: 'calc(100% + 6px)', sm: 'calc(100% + 12px)' },
        }}
      >
        <thead>
          <Weekdays />
        </thead>
        <tbody>
          {monthWeeks(yearMon).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const day = Number(date.slice(8))
                const value = days[day - 1]
                if (getMonth(date) !== yearMon || value === undefined) return <td key={date} aria-hidden />
                const isDrawn = range !== undefined && isWithin(day, range)
                return (
                  <Box component="td" key={date} role="gridcell" aria-selected={isDrawn} sx={{ p: 0 }}>
                    <CalendarDay
                      date={date}
                      value={value}
                      adName={getName(value)}
                      isFocusable={day === focus}
                      isDrawn={isDrawn}
                      isToday={date === today}
                      isChanged={value !== before[day - 1]}
                      onFocus={picking.onFocus}
                      onPointerDown={picking.onPointerDown}
                      onPointerOver={picking.onPointerOver}
                      onPress={press}
                    />
                  </Box>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box id={keysId} sx={visuallyHidden}>
        {t('timetable.form.keys')}
      </Box>
    </>
  )
}
