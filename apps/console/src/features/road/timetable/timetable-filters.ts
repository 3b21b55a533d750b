import { listVehicles } from '@lumiroute/contract/vehicle'
import { useState } from 'react'
import { useRead } from '../../../lib/api/query.ts'
import { getDay } from '../../../lib/format/format.ts'
import { addMonths, getMonth, monthTitle } from '../../../lib/format/month.ts'
import { useFormatLanguage } from '../../../lib/format/use-format.ts'

const yearAround = Array.from({ length: 13 }, (_, i) => 6 - i)

/** The months half a year around the current one, plus the requested one. */
export function useMonthFilter(_context: unknown, asked: string) {
  const language = useFormatLanguage()
  const [thisMonth] = useState(() => getMonth(getDay(new Date())))
  const around = yearAround.map((count) => addMonths(thisMonth, count))
  const months = asked && !around.includes(asked) ? [asked, ...around] : around
  return months.map((value) => ({ value, label: monthTitle(value, language) }))
}

export function useVehicleFilter() {
  const { data } = useRead(listVehicles, { sort: 'no' }, { staleTime: 60_000 })
  return data?.vehicleList.map(({ id, no }) => ({ value: id, label: no })) ?? []
}
