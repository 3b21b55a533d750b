import { queryTimetables, YearMonth } from '@lumiroute/contract'
import type { CallOf, Timetable } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/client.ts'
import { useRead } from '../../lib/query.ts'
import { readId } from '../../lib/read-id.ts'
import type { TableState } from '../../lib/table-state.ts'
import { countDays, daysOf } from './timetable.days.ts'
import type { Days } from './timetable.days.ts'

export type TimetableRow = Timetable & { row: number; days: Days; offlineDays: number }
type Query = CallOf<typeof queryTimetables>

const sorts = ['vehicleNo', 'yearMon', 'updatedAt']
const exportSize = 1000

/** An order or filter that somebody typed into the address would only be refused. */
function queryOf({ sort, q, filters }: TableState): Query {
  const vehicleId = readId(filters.vehicleId ?? null)
  const yearMon = YearMonth.safeParse(filters.yearMon).data
  return {
    ...(sorts.includes(sort.replace(/^-/, '')) && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...(vehicleId && { vehicleId }),
    ...(yearMon && { yearMon }),
  }
}

function rowOf(timetable: Timetable, row: number): TimetableRow {
  const days = daysOf(timetable)
  return { ...timetable, row, days, offlineDays: countDays(days).offline }
}

const numbered = (timetables: readonly Timetable[], from: number): TimetableRow[] =>
  timetables.map((timetable, index) => rowOf(timetable, from + index + 1))

export function useTimetableList(state: TableState) {
  const { page, size } = state
  const load = useRead(queryTimetables, { ...queryOf(state), page, size }, { keepPrevious: true })
  const list = load.data?.timetableList
  const rows = useMemo(() => list && numbered(list, (page - 1) * size), [list, page, size])
  return { load, rows, total: load.data?.total ?? 0 }
}

/** All timetables of the current search, page by page. */
export async function exportTimetables(state: TableState, signal: AbortSignal): Promise<TimetableRow[]> {
  const found: Timetable[] = []
  for (let page = 1; ; page += 1) {
    const input = { ...queryOf(state), page, size: exportSize }
    const { timetableList } = await call(queryTimetables, input, { signal })
    found.push(...timetableList)
    if (timetableList.length < exportSize) return numbered(found, 0)
  }
}
