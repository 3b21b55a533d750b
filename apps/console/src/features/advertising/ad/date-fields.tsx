import { isUsedBy, maxBroadcastDates } from '@lumiroute/contract/ad'
import { listPlaces } from '@lumiroute/contract/place'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { getDay } from '../../../lib/format/format.ts'
import { addDays, getMonth } from '../../../lib/format/month.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { MultiDateField } from '../../../ui/form/multi-date-field.tsx'
import type { AdControl } from './ad-fields-type.ts'
import { dayWarnings, dayWords, isWithoutVehicle } from './day-captions.ts'
import { useAvailability, useScreenAvailability } from './use-availability.ts'

/** `passed`: paid dates stay, but dates in the past may be replaced by the same number of new ones. */
export type DateLock = 'none' | 'passed' | 'all'
export type DateFieldsProps = {
  control: AdControl
  lock: DateLock
  saved: readonly string[]
  storeId: number
  /** Bookings of this ad count as free. */
  adId: number | undefined
}

const sideBySide = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 392px) minmax(0, 1fr)' },
  alignItems: 'start',
} as const

/** Availability per day: vehicles for a moving ad, otherwise screens. */
function useDays({ control, storeId, adId }: Pick<DateFieldsProps, 'control' | 'storeId' | 'adId'>) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const moveType = useWatch({ control, name: 'moveType' })
  const vehicleType = useWatch({ control, name: 'vehicleType' })
  const days = useWatch({ control, name: 'broadcastDate' })
  const [tomorrow] = useState(() => addDays(getDay(new Date()), 1))
  const first = days.find((day) => day >= tomorrow) ?? tomorrow
  const [month, setMonth] = useState(getMonth(first))
  const isMoving = moveType === 'move_play'
  const months = [month, ...days.filter((day) => day >= tomorrow).map(getMonth)]
  const vehicles = useAvailability(vehicleType, months, isMoving)
  const { type: screenType, choice } = useScreenChoice(control, storeId, adId)
  const screens = useScreenAvailability(choice, months, !isMoving)
  const availability = isMoving ? vehicles : screens
  const kind = isMoving ? ('vehicle' as const) : ('screen' as const)
  const type = isMoving ? t(`ad.vehicleType.${vehicleType}`) : screenType
  const shown = useMemo(
    () => ({ availability, kind, type, date, from: tomorrow }),
    [availability, kind, type, date, tomorrow],
  )
  return { t, days, tomorrow, month, setMonth, shown }
}

/** The chosen place or screens, and their name. */
function useScreenChoice(control: AdControl, storeId: number, adId: number | undefined) {
  const { t } = useTranslation()
  const [moveType, placeId, screenIds] = useWatch({ control, name: ['moveType', 'placeId', 'screenIds'] })
  const isFixed = isUsedBy(moveType, 'placeId')
  const hasScreens = isUsedBy(moveType, 'screenIds')
  const { data } = useRead(listPlaces, { sort: 'name' }, { staleTime: 60_000, enabled: isFixed })
  const place = data?.placeList.find(({ id }) => id === placeId)
  return {
    type: isFixed ? (place?.name ?? t('ad.field.fixLocation')) : t('ad.days.chosenScreens'),
    choice: {
      storeId,
      adId,
      placeId: isFixed ? placeId : ('' as const),
      screenIds: hasScreens ? screenIds : none,
    },
  }
}

const none: readonly number[] = []

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

export function DateFields({ control, lock, saved, storeId, adId }: DateFieldsProps) {
  const { t, days, tomorrow, month, setMonth, shown } = useDays({ control, storeId, adId })
  const words = dayWords(t, shown)
  const passed = saved.filter((day) => day < tomorrow)
  const kept = new Set(lock === 'passed' ? saved.filter((day) => day >= tomorrow) : [])
  const warnings =
    lock === 'all'
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
        {...words}
      />
      <Stack sx={{ gap: 1.5, pt: { xs: 0, sm: '26px' } }}>
        {shown.availability.size > 0 && lock !== 'all' && (
          <Typography sx={{ color: 'text.secondary', fontSize: 13, lineHeight: '20px' }}>
            {t(`ad.days.legend.${shown.kind}`, { type: shown.type })}
          </Typography>
        )}
        {lock === 'passed' && (
          <Alert severity="info" role="status">
            {t('ad.days.passed', { total: passed.length })}
          </Alert>
        )}
        {lock !== 'all' && isWithoutVehicle(shown.availability, month, tomorrow) && (
          <Alert severity="info" role="status">
            {t(`ad.days.noneInMonth.${shown.kind}`, { type: shown.type })}
          </Alert>
        )}
        <Warnings texts={warnings} />
      </Stack>
    </Box>
  )
}
