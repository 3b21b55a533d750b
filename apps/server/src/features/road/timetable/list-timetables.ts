import type { listTimetables as endpoint, Timetable } from '@lumiroute/contract/timetable'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { parseMonth } from './month-dates.ts'
import { listTimetablesJson } from './queries/timetable.queries.ts'

export async function listTimetables({ db, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, timetableId, vehicleId, yearMon } = input
  const month = yearMon === undefined ? {} : parseMonth(yearMon)
  const filters = { timetableId, vehicleId, ...month, q: containing(q) }
  const { rows, total } = await listTimetablesJson(db, { filters, page, size, sort })
  return { timetableList: new RawJson<Timetable[]>(rows), total }
}
