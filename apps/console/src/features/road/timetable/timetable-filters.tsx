import { listVehicles } from '@lumiroute/contract/vehicle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../lib/format/format.ts'
import { addMonths, monthOf, monthTitle } from '../../../lib/format/month.ts'
import { useRead } from '../../../lib/api/query.ts'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { useFormatLanguage } from '../../../lib/format/use-format.ts'
import { TableFilter } from '../../../ui/table/table-filter.tsx'

export type TimetableFiltersProps = { state: TableState; onStateChange: (change: TableChange) => void }

const yearAround = Array.from({ length: 13 }, (_, i) => 6 - i)

function MonthFilter({ state, onStateChange }: TimetableFiltersProps) {
  const { t } = useTranslation()
  const language = useFormatLanguage()
  const [thisMonth] = useState(() => monthOf(dayOf(new Date())))
  const around = yearAround.map((count) => addMonths(thisMonth, count))
  const asked = state.filters.yearMon
  const months = asked && !around.includes(asked) ? [asked, ...around] : around
  return (
    <TableFilter
      state={state}
      onStateChange={onStateChange}
      name="yearMon"
      label={t('timetable.field.yearMon')}
      all={t('timetable.list.allMonths')}
      options={months.map((value) => ({ value, label: monthTitle(value, language) }))}
    />
  )
}

function VehicleFilter({ state, onStateChange }: TimetableFiltersProps) {
  const { t } = useTranslation()
  const { data } = useRead(listVehicles, { sort: 'no' }, { staleTime: 60_000 })
  return (
    <TableFilter
      state={state}
      onStateChange={onStateChange}
      name="vehicleId"
      label={t('timetable.field.vehicle')}
      all={t('timetable.list.allVehicles')}
      options={data?.vehicleList.map(({ id, no }) => ({ value: id, label: no })) ?? []}
    />
  )
}

export function TimetableFilters(props: TimetableFiltersProps) {
  return (
    <>
      <VehicleFilter {...props} />
      <MonthFilter {...props} />
    </>
  )
}
