import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

const touch = rawQuery({
  name: 'ad.touch',
  row: {},
  sql: `update ad set version = version + (review = 'request')::int,
     has_open_change = has_open_change or review = 'accept'
   where (play_id1 = $1 or play_id2 = $1) and review in ('request', 'accept')`,
})

const release = rawQuery({
  name: 'ad.releasePlaylist',
  row: {},
  sql: `update ad set play_id1 = nullif(play_id1, $1), play_id2 = nullif(play_id2, $1), version = version + 1
   where (play_id1 = $1 or play_id2 = $1) and review in ('draft', 'reject')`,
})

/** Ads that are neither in review nor accepted go on without the playlist, and need another one to be submitted. */
export async function releasePlaylist(tx: Tx, playlistId: number): Promise<void> {
  await tx.run(release, [playlistId])
}

/**
 * Another version, so that an operator cannot approve materials that were swapped after the look at them;
 * what is on air has an open change from now on.
 */
export async function touchAdsOf(tx: Tx, playlistId: number): Promise<void> {
  await tx.run(touch, [playlistId])
}
