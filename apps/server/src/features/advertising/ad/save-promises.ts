import type { Tx } from '../../../db/db.ts'
import { planPlays } from './plan-plays.ts'
import { upsertPromises } from './queries/promise.queries.ts'
import { findSnapshotContent } from './queries/snapshot.queries.ts'

export type Promised = { adId: number; snapshotId: number; dates: string[]; minutes: number }

/** What each date is measured against. Only dates ahead, so that a later approval does not rewrite the past. */
export async function savePromises(tx: Tx, { adId, snapshotId, dates, minutes }: Promised): Promise<void> {
  if (dates.length === 0) return
  const plays = planPlays(await findSnapshotContent(tx, snapshotId), minutes * 60)
  await upsertPromises(tx, { adId, dates, minutes, plays })
}
