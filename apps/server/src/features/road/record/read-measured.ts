import type { Handle } from '../../../db/db.ts'
import { isMeasuredByPlays } from './measure-on-screen.ts'
import { getTimeRange } from './measure-record.ts'
import { findMeasurable } from './queries/measure.queries.ts'
import { getTroubleSeconds } from './queries/on-screen.queries.ts'

/** How the minutes of a record are measured, so that others can measure them again. */
export type Measured = { by: 'plays' | 'time'; from: string; until: string; troubleMs: number }

/** Null before the start. */
export async function readMeasured(db: Handle, recordId: number, now: Date): Promise<Measured | null> {
  const record = await findMeasurable(db, recordId)
  const end = record?.endedAt ?? record?.lastAt ?? record?.reportedAt
  if (!record?.startedAt || !end) return null
  if (isMeasuredByPlays(record)) {
    // Nothing is known after the last report, so the range does not grow with each call.
    const { from, until } = getTimeRange({ ...record, endedAt: end }, now)
    return { by: 'plays', ...toMoments(from, until), troubleMs: 0 }
  }
  const troubleMs = Math.round(1000 * (await getTroubleSeconds(db, recordId, end)))
  return { by: 'time', ...toMoments(record.startedAt.getTime(), end.getTime()), troubleMs }
}

const toMoments = (from: number, until: number) => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
})
