import type { Tx } from '../../../db/db.ts'
import { upsertRecords } from './queries/broadcast-date.queries.ts'

/** One unstarted record per date; records of an earlier approval remain and get the newly approved place. */
export async function createRecords(tx: Tx, ...ads: { id: number }[]): Promise<void> {
  await upsertRecords(
    tx,
    ads.map(({ id }) => id),
  )
}
