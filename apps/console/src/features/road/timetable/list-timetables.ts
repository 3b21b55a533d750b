import { listTimetables, YearMonth } from '@lumiroute/contract/timetable'
import type { Timetable } from '@lumiroute/contract/timetable'
import { readId } from '../../../lib/format/read-id.ts'
import { servedList } from '../../../lib/api/served-list.ts'
import { countDays, daysOf } from './timetable.days.ts'
import type { Days } from './timetable.days.ts'

export type TimetableRow = Timetable & { row: number; days: Days; offlineDays: number }

function rowOf(timetable: Timetable, row: number): TimetableRow {
  const days = daysOf(timetable)
  return { ...timetable, row, days, offlineDays: countDays(days).offline }
}

export const { useList: useTimetableList, exportAll: exportTimetables } = servedList({
  endpoint: listTimetables,
  listOf: ({ timetableList }) => timetableList,
  sorts: ['vehicleNo', 'yearMon', 'updatedAt'],
  filtersOf: ({ vehicleId, yearMon }) => ({
    vehicleId: readId(vehicleId ?? null) || undefined,
    yearMon: YearMonth.safeParse(yearMon).data,
  }),
  rowOf,
})
