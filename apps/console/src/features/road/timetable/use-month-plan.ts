import { monthBefore, patternDays, listTimetables } from '@lumiroute/contract/timetable'
import type { DayCode, DayPattern, Month } from '@lumiroute/contract/timetable'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../lib/announce.ts'
import { call, isApiError } from '../../../lib/api/client.ts'
import { findChanges, getDays, isBooked, paint, repaint, formatYearMonth } from './timetable-days.ts'
import type { Days } from './timetable-days.ts'
import type { Range } from './use-day-range.ts'

/** An ad of last month is not repeated: its days become open. */
const openWhereBooked = (days: Days) => days.map((value) => (isBooked(value) ? 'online' : value))

async function getLastMonth(vehicleId: number, month: Month): Promise<Days | undefined> {
  const yearMon = formatYearMonth(monthBefore(month))
  const { timetableList } = await call(listTimetables, { vehicleId, yearMon })
  return timetableList[0] && openWhereBooked(getDays(timetableList[0]))
}

export type MonthPlan = ReturnType<typeof useMonthPlan>
type Planned = {
  month: Month
  kept: Days
  days: Days
  setDays: (change: (days: Days) => Days) => void
  vehicleId: number | undefined
}

/** The plan being edited, on top of the saved month. */
export function useMonthPlan({ month, kept, days, setDays, vehicleId }: Planned) {
  const { t } = useTranslation()
  const copyLastMonth = async () => {
    if (vehicleId === undefined) return
    try {
      const last = await getLastMonth(vehicleId, month)
      if (!last) return announce('error', t('timetable.form.nothingToCopy'))
      setDays((now) => repaint(now, patternDays('lastMonth', month, last)))
      announce('success', t('timetable.form.copied'))
    } catch (error) {
      announce('error', isApiError(error) ? error.message : '')
    }
  }
  return {
    month,
    kept,
    days,
    changes: findChanges(kept, days),
    onPaint: (range: Range, code: DayCode) => setDays((now) => paint(now, range, code)),
    onPattern: (pattern: DayPattern) => {
      if (pattern === 'lastMonth') void copyLastMonth()
      else setDays((now) => repaint(now, patternDays(pattern, month)))
    },
    canCopy: vehicleId !== undefined,
    onUndo: () => setDays(() => kept),
  }
}
