import type { Line } from '@lumiroute/geo'
import type { Handle } from '../../../db/db.ts'
import { getRouteLinesJson } from './queries/approved-ad.queries.ts'
import { getTrack } from './queries/track.queries.ts'
import type { RecordRow } from './require-record.ts'
import { thinTrack } from './thin-track.ts'

/** Milliseconds since 1970, and degrees times 100,000. */
export type TrackPoint = { at: number; lat: number; lng: number }

/** The driven track with at most this many points. */
export async function readTrack(db: Handle, record: RecordRow, maxPoints: number): Promise<TrackPoint[]> {
  const { from, columns } = thinTrack(await getTrack(db, record), maxPoints)
  return columns.seconds.flatMap((seconds, i) => {
    const [lat, lng] = [columns.lat[i] ?? null, columns.lng[i] ?? null]
    return seconds === null || lat === null || lng === null ? [] : [{ at: from + seconds * 1000, lat, lng }]
  })
}

/** The booked route; empty if the ad has none. */
export const readRouteLines = async (db: Handle, recordId: number): Promise<Line[]> =>
  JSON.parse(await getRouteLinesJson(db, recordId)) as Line[]
