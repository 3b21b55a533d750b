import { maxBroadcastDates } from '@lumiroute/contract'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../lib/format.ts'
import { addDays, monthOf } from '../../lib/month.ts'
import { useFormat } from '../../lib/use-format.ts'
import { MultiDateField } from '../../ui/form/multi-date-field.tsx'
import type { AdControl } from './ad-fields.type.ts'
import { dayWarnings, dayWords, isWithoutVehicle } from './day-captions.ts'
import { useAvailability } from './use-availability.ts'

/** `passed`: paid dates stay, but those that went by may be replaced by as many new ones. */
export type DateLock = 'none' | 'passed' | 'all'
export type DateFieldsProps = { control: AdControl; lock: DateLock; saved: readonly string[] }

const sideBySide = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 392px) minmax(0, 1fr)' },
  alignItems: 'start',
} as const

/** Only a moving ad needs a vehicle of its own; the others may run on any day. */
function useDays(control: AdControl) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const moveType = useWatch({ control, name: 'moveType' })
  const vehicleType = useWatch({ control, name: 'vehicleType' })
  const days = useWatch({ control, name: 'broadcastDate' })
  const [tomorrow] = useState(() => addDays(dayOf(new Date()), 1))
  const first = days.find((day) => day >= tomorrow) ?? tomorrow
  const [month, setMonth] = useState(monthOf(first))
  const isMoving = moveType === 'move_play'
  const months = [month, ...days.filter((day) => day >= tomorrow).map(monthOf)]
  const availability = useAvailability(vehicleType, months, isMoving)
  const shown = useMemo(
    () => ({ availability, vehicleType, date, from: tomorrow }),
    [availability, vehicleType, date, tomorrow],
  )
  return { t, days, tomorrow, month, setMonth, isMoving, vehicleType, shown }
}

function Warnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Alert severity="warning" role="status">
      <Stack sx={{ gap: 0.5 }}>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </Stack>
    </Alert>
  )
}

export function DateFields({ control, lock, saved }: DateFieldsProps) {
  const { t, days, tomorrow, month, setMonth, isMoving, vehicleType, shown } = useDays(control)
  const words = dayWords(t, shown)
  const passed = saved.filter((day) => day < tomorrow)
  const kept = new Set(lock === 'passed' ? saved.filter((day) => day >= tomorrow) : [])
  const warnings =
    lock === 'all' || !isMoving
      ? []
      : dayWarnings(
          t,
          days.filter((day) => !kept.has(day)),
          shown,
        )
  return (
    <Box sx={sideBySide}>
      <MultiDateField
        control={control}
        name="broadcastDate"
        label={t('ad.form.chooseDates')}
        helper={lock === 'all' ? t('ad.days.locked') : undefined}
        required
        disabled={lock === 'all'}
        min={tomorrow}
        maxDays={lock === 'passed' ? saved.length : maxBroadcastDates}
        month={month}
        onMonthChange={setMonth}
        isDisabled={(day) => kept.has(day)}
        {...(isMoving && words)}
      />
      <Stack sx={{ gap: 1.5, pt: { xs: 0, sm: '26px' } }}>
        {isMoving && lock !== 'all' && (
          <Typography sx={{ color: 'text.secondary', fontSize: 13, lineHeight: '20px' }}>
            {t('ad.days.legend', { type: t(`ad.vehicleType.${vehicleType}`) })}
          </Typography>
        )}
        {lock === 'passed' && (
          <Alert severity="info" role="status">
            {t('ad.days.passed', { total: passed.length })}
          </Alert>
        )}
        {isMoving && lock !== 'all' && isWithoutVehicle(shown.availability, month, tomorrow) && (
          <Alert severity="info" role="status">
            {t('ad.days.noneInMonth', { type: t(`ad.vehicleType.${vehicleType}`) })}
          </Alert>
        )}
        <Warnings texts={warnings} />
      </Stack>
    </Box>
  )
}
