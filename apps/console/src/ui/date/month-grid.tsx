import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getDay } from '../../lib/format/format.ts'
import {
  addDays,
  addMonths,
  getMonth,
  monthTitle,
  monthWeeks,
  moveMonths,
  weekdayNames,
  getWeekday,
} from '../../lib/format/month.ts'
import { useFormatLanguage } from '../../lib/format/use-format.ts'
import { GridDay } from './grid-day.tsx'

export type MonthGridProps = {
  label: string
  days: ReadonlySet<string>
  onPick: (day: string) => void
  min?: string
  max?: string
  isDisabled?: (day: string) => boolean
  isRefused?: (day: string) => boolean
  captionOf?: (day: string) => string | undefined
  /** YYYY-MM shown first. */
  month?: string
  onMonthChange?: (month: string) => void
}

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -getWeekday(day)),
  End: (day) => addDays(day, 6 - getWeekday(day)),
  PageUp: (day) => moveMonths(day, -1),
  PageDown: (day) => moveMonths(day, 1),
}

function clamp(day: string, { min, max }: MonthGridProps): string {
  if (min && day < min) return min
  return max && day > max ? max : day
}

export function MonthGrid(props: MonthGridProps) {
  const { label, days, onPick, min, max, isDisabled, isRefused, captionOf, onMonthChange } = props
  const { t } = useTranslation()
  const language = useFormatLanguage()
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [today] = useState(() => getDay(new Date()))
  const [focus, setFocus] = useState(() =>
    clamp(props.month ? `${props.month}-01` : ([...days].sort()[0] ?? today), props),
  )
  const month = getMonth(focus)
  const isOff = (day: string) => (!!min && day < min) || (!!max && day > max) || !!isDisabled?.(day)
  const moveTo = (day: string) => {
    if (getMonth(day) !== month) onMonthChange?.(getMonth(day))
    setFocus(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = clamp(step(focus), props)
    moveTo(next)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus())
  }
  const turn = (count: number) => moveTo(clamp(moveMonths(focus, count), props))
  const isFirst = !!min && addMonths(month, -1) < getMonth(min)
  const isLast = !!max && addMonths(month, 1) > getMonth(max)
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', maxWidth: 392 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
        <IconButton aria-label={t('ui.date.previousMonth')} disabled={isFirst} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <Box
          id={titleId}
          aria-live="polite"
          sx={{ fontSize: 15, fontWeight: 600, textAutospace: 'no-autospace' }}
        >
          {monthTitle(month, language)}
        </Box>
        <IconButton aria-label={t('ui.date.nextMonth')} disabled={isLast} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </Box>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-multiselectable
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 2 }}
      >
        <thead>
          <tr>
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
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <GridDay
                  key={day}
                  day={day}
                  isOutside={getMonth(day) !== month}
                  isSelected={days.has(day)}
                  isToday={day === today}
                  isDisabled={isOff(day)}
                  isRefused={!isOff(day) && isRefused?.(day)}
                  isFocusable={day === focus}
                  caption={captionOf?.(day)}
                  isTall={!!captionOf}
                  onPick={(picked) => {
                    setFocus(picked)
                    onPick(picked)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
