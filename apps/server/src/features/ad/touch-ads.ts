import { statement, type Tx } from '../../db/db.ts'

const touch = statement<never>(
  'ad.touch',
  `update ad set version = version + (review = 'request')::int,
     has_open_change = has_open_change or review = 'accept'
   where (play_id1 = $1 or play_id2 = $1) and review in ('request', 'accept')`,
)

/**
 * Another version, so that an operator cannot approve materials that were swapped after the look at them;
 * what is on air has an open change from now on.
 */
export async function touchAdsOf(tx: Tx, playlistId: number): Promise<void> {
  await tx.run(touch, [playlistId])
}
