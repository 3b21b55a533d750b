import { setImmediate as pause } from 'node:timers/promises'
import { type Fix, filterFixes, type Line, measureAdherence, measureTrack } from '@lumiroute/geo'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { measureOnScreen } from './measure-on-screen.ts'
import { measurePeople } from './measure-people.ts'
import { getRouteLinesJson } from './queries/approved-ad.queries.ts'
import {
  findMeasurable,
  type Measurable,
  type Measures,
  readFixes,
  saveMeasures,
} from './queries/measure.queries.ts'
import { fillTouchCells } from './queries/touch-cell.queries.ts'
import { thinGaps } from './thin-gaps.ts'

/** While a vehicle drives, measure its record at most this often, not with every batch. */
export const measureEveryMs = 10 * 60_000
/** A device may report its start and stop a little late or early. */
const slackMs = 15 * 60_000
const settleMs = 5000

type MeasureDeps = Pick<Deps, 'now' | 'log'> & { db: Handle }

/** After a report: immediately if the day has ended or was never measured, otherwise when due. */
export async function measureReported(deps: MeasureDeps, recordId: number): Promise<void> {
  const record = await findMeasurable(deps.db, recordId)
  if (record && isDue(record, deps.now())) await measureRecord(deps, record)
}

function isDue({ reportedAt, measuredAt, endedAt }: Measurable, now: Date): boolean {
  if (measuredAt === null) return true
  if (reportedAt !== null && measuredAt >= reportedAt) return false
  return endedAt !== null || now.getTime() - measuredAt.getTime() >= measureEveryMs
}

/** Computes a record's figures from its samples and saves them. */
export async function measureRecord(deps: MeasureDeps, record: Measurable): Promise<void> {
  const { db } = deps
  const at = deps.now()
  // Samples being written right now are included in the next measurement.
  const measuredAt = new Date(at.getTime() - settleMs)
  const fixes = filterFixes(await readAll(deps, record), getTimeRange(record, at))
  await pause()
  const driven = measureTrack(fixes)
  await pause()
  const measures: Measures = {
    kmDriven: fixes.length > 1 ? driven.km : null,
    movingSeconds: fixes.length > 1 ? driven.movingSeconds : null,
    ...(await compareRoute(deps, record, fixes)),
    ...(await measurePeople(db, record, fixes, at)),
    deliveredMinutes: await measureOnScreen(db, record, getTimeRange(record, at)),
  }
  await saveMeasures(db, record.id, measures, measuredAt)
  await fillTouchCells(db, record.id)
  deps.log.debug({ recordId: record.id, fixes: fixes.length }, 'record measured')
}

/** At most one fix per half second, so that a device sending more often cannot exhaust memory. */
const minApartMs = 500

async function readAll({ db }: MeasureDeps, record: Measurable): Promise<Fix[]> {
  const fixes: Fix[] = []
  let last = -Infinity
  for await (const batch of readFixes(db, record))
    for (const { at, lng, lat, accuracy } of batch) {
      if (at - last < minApartMs) continue
      fixes.push({ at, lng, lat, accuracy })
      last = at
    }
  return fixes
}

export const getTimeRange = ({ startedAt, endedAt }: Measurable, now: Date) => ({
  from: startedAt ? startedAt.getTime() - slackMs : 0,
  until: (endedAt ?? now).getTime() + slackMs,
})

/** The covered percentage of the route and its gaps; null without a booked route or positions. */
async function compareRoute({ db }: MeasureDeps, { id }: Measurable, fixes: Fix[]): Promise<RouteMeasures> {
  const lines = JSON.parse(await getRouteLinesJson(db, id)) as Line[]
  if (lines.length === 0 || fixes.length < 2) return unknownRoute
  const { coveredM, totalM, gaps } = measureAdherence(lines, fixes)
  if (totalM === 0) return unknownRoute
  return { adherencePct: Math.round((1000 * coveredM) / totalM) / 10, routeGaps: thinGaps(gaps) }
}

type RouteMeasures = Pick<Measures, 'adherencePct' | 'routeGaps'>
const unknownRoute: RouteMeasures = { adherencePct: null, routeGaps: null }
