import Box from '@mui/material/Box'
import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { dayIcons, dayLooks, getKind } from './day-code.tsx'
import { joinClauses } from '../../../lib/format/join.ts'

export type CalendarDayProps = {
  /** YYYY-MM-DD. */
  date: string
  value: string
  adName: string | undefined
  isFocusable: boolean
  isDrawn: boolean
  isToday: boolean
  isChanged: boolean
  onFocus: (day: number) => void
  onPointerDown: (day: number, event: PointerEvent) => void
  onPointerOver: (day: number) => void
  onPress: (day: number, isWithShift: boolean) => void
}

const frame = {
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  width: '100%',
  height: { xs: 56, sm: 72 },
  p: { xs: 0.5, sm: 1 },
  border: 0,
  borderRadius: '8px',
  font: 'inherit',
  textAlign: 'left',
  userSelect: 'none',
  overflow: 'hidden',
  transition: 'box-shadow 120ms',
} as const

const ring = (colour: string) => `inset 0 0 0 2px var(--lr-palette-${colour})`

function Changed() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 8,
        right: 8,
        width: 6,
        height: 6,
        borderRadius: '50%',
        bgcolor: 'currentcolor',
      }}
    />
  )
}

export function CalendarDay(props: CalendarDayProps) {
  const { date, value, adName, isFocusable, isDrawn, isToday, isChanged } = props
  const { t } = useTranslation()
  const format = useFormat()
  const day = Number(date.slice(8))
  const kind = getKind(value)
  const Icon = dayIcons[kind]
  const label = t(`timetable.code.${kind}`)
  const isBooked = kind === 'booked'
  const words = [format.date(date), label, adName, isBooked && t('timetable.form.locked')]
  return (
    <Box
      component="button"
      type="button"
      data-day={day}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={joinClauses(words)}
      title={adName}
      onFocus={() => props.onFocus(day)}
      onPointerDown={(event: PointerEvent) => props.onPointerDown(day, event)}
      onPointerOver={() => props.onPointerOver(day)}
      onClick={({ shiftKey }: { shiftKey: boolean }) => props.onPress(day, shiftKey)}
      sx={{
        ...frame,
        ...dayLooks[kind],
        cursor: 'pointer',
        boxShadow: isDrawn ? ring('primary-main') : 'none',
        ...(!isDrawn && { '&:hover': { boxShadow: ring('control') } }),
      }}
    >
      <Box
        component="span"
        sx={{
          fontSize: 14,
          lineHeight: '18px',
          fontWeight: isToday ? 700 : 500,
          fontVariantNumeric: 'tabular-nums',
          ...(isToday && { borderBottom: 2, borderColor: 'currentcolor' }),
        }}
      >
        {day}
      </Box>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: '100%', minWidth: 0 }}
      >
        <Icon aria-hidden sx={{ fontSize: 14, flexShrink: 0 }} />
        <Box
          component="span"
          sx={{
            '@container (max-width: 60px)': { display: 'none' },
            fontSize: 12,
            lineHeight: '16px',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {adName ?? label}
        </Box>
      </Box>
      {isChanged && <Changed />}
    </Box>
  )
}
