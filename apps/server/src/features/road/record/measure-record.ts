import { setImmediate as pause } from 'node:timers/promises'
import { type Fix, filterFixes, type Line, measureAdherence, measureTrack } from '@lumiroute/geo'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import {
  type Measured,
  type Measuring,
  findMeasuring,
  keepMeasures,
  readFixes,
  sumPeople,
} from './measure.queries.ts'
import { planPlays } from './plan-plays.ts'
import { thinGaps } from './thin-gaps.ts'
import { findApproved, findLinesJson } from './find-approved.ts'

/** While a vehicle still drives, its day is not worked out anew at every batch that it sends. */
export const calmMs = 10 * 60_000
/** A box may tell its start and stop a little late or early. */
const slackMs = 15 * 60_000
const settleMs = 5000

type Measurer = Pick<Deps, 'now' | 'log'> & { db: Handle }

/** After a report: at once where the day has ended or was never measured, else when it is due. */
export async function measureReported(deps: Measurer, recordId: number): Promise<void> {
  const record = await findMeasuring(deps.db, recordId)
  if (record && isDue(record, deps.now())) await measureRecord(deps, record)
}

function isDue({ reportedAt, measuredAt, endedAt }: Measuring, now: Date): boolean {
  if (measuredAt === null) return true
  if (reportedAt !== null && measuredAt >= reportedAt) return false
  return endedAt !== null || now.getTime() - measuredAt.getTime() >= calmMs
}

/** Works out what came of a record from its samples, and keeps it with the record. */
export async function measureRecord(deps: Measurer, record: Measuring): Promise<void> {
  const { db } = deps
  const at = deps.now()
  // Samples that were on their way to the disk just now are looked for again.
  const measuredAt = new Date(at.getTime() - settleMs)
  const fixes = filterFixes(await readAll(deps, record), spanOf(record, at))
  await pause()
  const driven = measureTrack(fixes)
  await pause()
  const people = await sumPeople(db, record)
  const approved = await findApproved(db, record.id)
  const seconds = secondsOf(record)
  const measured: Measured = {
    kmDriven: fixes.length > 1 ? driven.km : null,
    movingSeconds: fixes.length > 1 ? driven.movingSeconds : null,
    ...(await compareRoute(deps, record, fixes)),
    peopleTotal: people,
    plannedPlays: approved && seconds !== null ? planPlays(approved, seconds) : null,
  }
  await keepMeasures(db, record.id, measured, measuredAt)
  deps.log.debug({ recordId: record.id, fixes: fixes.length }, 'record measured')
}

/** One of each half second at most: a box that sends more often would else fill the memory. */
const leastApartMs = 500

async function readAll({ db }: Measurer, record: Measuring): Promise<Fix[]> {
  const fixes: Fix[] = []
  let last = -Infinity
  for await (const batch of readFixes(db, record))
    for (const { at, lng, lat, accuracy } of batch) {
      if (at - last < leastApartMs) continue
      fixes.push({ at, lng, lat, accuracy })
      last = at
    }
  return fixes
}

const spanOf = ({ startedAt, endedAt }: Measuring, now: Date) => ({
  from: startedAt ? startedAt.getTime() - slackMs : 0,
  until: (endedAt ?? now).getTime() + slackMs,
})

/** The day as it was told, or up to the last that was heard of it. */
function secondsOf({ startedAt, endedAt, lastAt }: Measuring): number | null {
  const end = endedAt ?? lastAt
  return startedAt && end ? Math.max(0, (end.getTime() - startedAt.getTime()) / 1000) : null
}

/** The share in per cent and what is missing; null where no route was booked or no position came. */
async function compareRoute({ db }: Measurer, { id }: Measuring, fixes: Fix[]): Promise<Compared> {
  const lines = JSON.parse(await findLinesJson(db, id)) as Line[]
  if (lines.length === 0 || fixes.length < 2) return unknownRoute
  const { coveredM, totalM, gaps } = measureAdherence(lines, fixes)
  if (totalM === 0) return unknownRoute
  return { adherencePct: Math.round((1000 * coveredM) / totalM) / 10, routeGaps: thinGaps(gaps) }
}

type Compared = Pick<Measured, 'adherencePct' | 'routeGaps'>
const unknownRoute: Compared = { adherencePct: null, routeGaps: null }
