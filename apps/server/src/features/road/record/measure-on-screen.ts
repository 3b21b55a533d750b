import type { Handle } from '../../../db/db.ts'
import type { Measurable } from './queries/measure.queries.ts'
import { getShownSeconds, getTroubleSeconds } from './queries/on-screen.queries.ts'

type Range = { from: number; until: number }

/** These show nothing but the items whose plays they report. */
const itemTypes = new Set(['move_play', 'fix_play'])
export const isMeasuredByPlays = ({ moveType }: Pick<Measurable, 'moveType'>) => itemTypes.has(moveType)

/** Whole minutes in which the record's screen showed what was approved; null before the start. */
export async function measureOnScreen(db: Handle, record: Measurable, range: Range): Promise<number | null> {
  if (record.startedAt === null) return null
  const seconds = isMeasuredByPlays(record)
    ? await getShownSeconds(db, record.id, range)
    : await getSecondsOn(db, record)
  return Math.round(seconds / 60)
}

/** Games and streams report only when they were on, and when a stream failed. */
async function getSecondsOn(db: Handle, { id, startedAt, endedAt, lastAt, reportedAt }: Measurable) {
  const [start, end] = [startedAt, endedAt ?? lastAt ?? reportedAt]
  if (!start || !end) return 0
  const seconds = (end.getTime() - start.getTime()) / 1000
  return Math.max(0, seconds - (await getTroubleSeconds(db, id, end)))
}
