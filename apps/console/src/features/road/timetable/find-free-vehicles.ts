import { listTimetables } from '@lumiroute/contract/timetable'
import { listVehicles } from '@lumiroute/contract/vehicle'
import type { Timetable } from '@lumiroute/contract/timetable'
import { useRead } from '../../../lib/api/query.ts'
import { getDays, formatYearMonth } from './timetable-days.ts'

const isOpen = (value: string | undefined) => value === 'online' || value === 'tt_avail'

/** Timetables of other vehicles of the same type that are free on the day; the server decides in the end. */
export function useFreeVehicles({ vehicle, year, month }: Timetable, day: number) {
  const { vehicleType } = vehicle
  const type = vehicleType as 'car' | 'truck' | 'bus' | 'motor'
  const onRoad = useRead(listVehicles, { vehicleType: type, vehicleStatus: 'online' }, { staleTime: 0 })
  const planned = useRead(listTimetables, { yearMon: formatYearMonth({ year, month }) }, { staleTime: 0 })
  const ids = new Set(onRoad.data?.vehicleList.map(({ id }) => id))
  const free = planned.data?.timetableList.filter(
    (one) => one.vehicle.id !== vehicle.id && ids.has(one.vehicle.id) && isOpen(getDays(one)[day - 1]),
  )
  return { free: free ?? [], isPending: onRoad.isPending || planned.isPending }
}
