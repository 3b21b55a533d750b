import { type createMonth as endpoint, monthBefore, patternDays } from '@lumiroute/contract/timetable'
import { rawQuery } from '../../../db/raw-query.ts'
import { timetables } from '../../../db/schema/index.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { closedMonth } from './read-days.ts'

type Lacking = { vehicleId: number; last: string[] | null }
const lacking = rawQuery<Lacking>({
  name: 'timetable.lacking',
  row: { vehicleId: 'int4', last: 'text[]?' },
  sql: `select v.id as "vehicleId", l.days as last from vehicle v
   left join timetable l on l.vehicle_id = v.id and l.year = $3 and l.month = $4
   where v.vehicle_status = 'online' and not exists
     (select from timetable t where t.vehicle_id = v.id and t.year = $1 and t.month = $2)
   order by v.id for no key update of v`,
})

export async function createMonth({ tx, actor, input }: Write<typeof endpoint>) {
  const [year, month] = input.yearMon.split('-').map(Number) as [number, number]
  const before = monthBefore({ year, month })
  const vehicles = await tx.run(lacking, [year, month, before.year, before.month])
  const rows = vehicles.map(({ vehicleId, last }) => {
    const days = patternDays(input.pattern, { year, month }, last ?? [])
    return {
      vehicleId,
      year,
      month,
      days: [...days, ...closedMonth()].slice(0, 31),
      updatedBy: actor.accountId,
    }
  })
  if (rows.length === 0) return { added: 0, message: `營運中車輛都已有 ${input.yearMon} 的班表` }
  const made = await tx.insert(timetables).values(rows).onConflictDoNothing().returning({ id: timetables.id })
  return { added: made.length, message: `已為 ${made.length} 輛車建立 ${input.yearMon} 班表` }
}
