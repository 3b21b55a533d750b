import { type createMonth as endpoint, monthBefore, patternDays } from '@lumiroute/contract/timetable'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { parseMonth } from './month-dates.ts'
import { insertTimetables, lockVehiclesWithoutTimetable } from './queries/timetable.queries.ts'
import { createClosedMonth } from './timetable-days.ts'

export async function createMonth({ tx, actor, input, audit }: Write<typeof endpoint>) {
  const month = parseMonth(input.yearMon)
  const vehicles = await lockVehiclesWithoutTimetable(tx, month, monthBefore(month))
  const rows = vehicles.map(({ vehicleId, lastDays }) => {
    const days = patternDays(input.pattern, month, lastDays ?? [])
    return { vehicleId, ...month, days: [...days, ...createClosedMonth()].slice(0, 31) }
  })
  if (rows.length === 0)
    return { added: 0, message: text('timetable.monthComplete', { month: input.yearMon }) }
  const added = await insertTimetables(tx, rows, actor.accountId)
  await audit(tx, 'timetable.created', {
    object: { id: '', name: input.yearMon },
    change: compareFields({}, { added }),
  })
  return { added, message: text('timetable.monthCreated', { count: added, month: input.yearMon }) }
}
