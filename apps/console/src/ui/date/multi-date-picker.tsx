import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'
import { useNotice } from '../notice.tsx'
import { MonthGrid } from './month-grid.tsx'
import type { MonthGridProps } from './month-grid.tsx'

export type MultiDatePickerProps = Omit<MonthGridProps, 'days' | 'onPick' | 'isRefused'> & {
  /** YYYY-MM-DD, ascending. */
  value: readonly string[]
  onChange: (days: string[]) => void
  maxDays?: number
  /** Why a day cannot be added; a selected day can always be removed. */
  refusalOf?: (day: string) => string | undefined
  disabled?: boolean
}

export function toggleDay(days: readonly string[], day: string): string[] {
  return days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort()
}

export function MultiDatePicker(props: MultiDatePickerProps) {
  const { value, onChange, maxDays, refusalOf, disabled = false, ...grid } = props
  const { t } = useTranslation()
  const format = useFormat()
  const notice = useNotice()
  const days = useMemo(() => new Set(value), [value])
  const pick = (day: string) => {
    const next = toggleDay(value, day)
    const refusal = days.has(day) ? undefined : refusalOf?.(day)
    if (refusal) notice.error(refusal)
    else if (maxDays && next.length > maxDays) notice.error(t('ui.date.full', { max: maxDays }))
    else onChange(next)
  }
  const isDisabled = (day: string) => disabled || !!grid.isDisabled?.(day)
  const total = value.length
  return (
    <Box sx={{ maxWidth: 392 }}>
      <MonthGrid
        {...grid}
        days={days}
        onPick={pick}
        isDisabled={isDisabled}
        isRefused={refusalOf && ((day) => refusalOf(day) !== undefined)}
      />
      <Box
        sx={{ display: 'flex', alignItems: 'center', minHeight: 36, fontSize: 13, color: 'text.secondary' }}
      >
        <Box role="status" sx={{ flexGrow: 1 }}>
          {maxDays ? t('ui.date.chosenOf', { total, max: maxDays }) : t('ui.date.chosen', { total })}
        </Box>
        {total > 0 && !disabled && (
          <Button size="small" onClick={() => onChange(value.filter(isDisabled))}>
            {t('ui.date.clearAll')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {value.map((day) => (
          <Chip
            key={day}
            label={format.date(day)}
            {...(!isDisabled(day) && {
              onDelete: () => pick(day),
              'aria-label': t('ui.date.remove', { date: format.date(day) }),
            })}
          />
        ))}
      </Box>
    </Box>
  )
}
