import { type Counts, measurePeopleMinutes, type Shown } from '@lumiroute/evidence/people'
import type { Fix } from '@lumiroute/geo'
import type { Handle } from '../../../db/db.ts'
import { buildCells, standStill, toStays } from './build-cells.ts'
import { listCounts, listRainChanges } from './queries/count.queries.ts'
import type { Measurable, Measures } from './queries/measure.queries.ts'

type PeopleMeasures = Pick<Measures, 'peopleTotal' | 'peopleMinutes' | 'cells'>
const mostPeople = 2_147_483_647

/** How many people there were, and where. Unknown without counts. */
export async function measurePeople(
  db: Handle,
  record: Measurable,
  fixes: readonly Fix[],
  now: Date,
): Promise<PeopleMeasures> {
  const counts = await listCounts(db, record)
  const whole = getWhole(record, now)
  const stays = record.lat !== null && record.lng !== null ? standAt(record, whole) : toStays(fixes, whole)
  const cells =
    stays.length === 0
      ? []
      : buildCells({ stays, counts, rain: await listRainChanges(db, record), dayStart: record.dayStart })
  const peopleMinutes = measurePeopleMinutes(counts, whole)
  return {
    peopleTotal: sum(counts),
    peopleMinutes: peopleMinutes === null ? null : Math.min(mostPeople, peopleMinutes),
    cells,
  }
}

const getWhole = ({ startedAt, endedAt }: Measurable, now: Date): Shown => ({
  startMs: startedAt?.getTime() ?? -Infinity,
  endMs: (endedAt ?? now).getTime(),
})

/** Until the last report, if it has not ended: a box that went silent may be off. */
function standAt({ lat, lng, startedAt, endedAt, lastAt }: Measurable, whole: Shown) {
  const end = endedAt ?? lastAt
  if (!startedAt || !end || lat === null || lng === null) return []
  return standStill({ lat, lng }, { startMs: whole.startMs, endMs: Math.min(whole.endMs, end.getTime()) })
}

function sum({ people }: Counts): number | null {
  if (people.length === 0) return null
  let total = 0
  for (let i = 0; i < people.length; i++) total += people[i] as number
  return Math.min(mostPeople, total)
}
