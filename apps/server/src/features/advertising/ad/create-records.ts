import type { Tx } from '../../../db/db.ts'
import { upsertRecords } from './queries/broadcast-date.queries.ts'

/** One record for each date, not started; those of an earlier approval stay, with the place that is approved now. */
export async function createRecords(tx: Tx, ...ads: { id: number }[]): Promise<void> {
  await upsertRecords(
    tx,
    ads.map(({ id }) => id),
  )
}
