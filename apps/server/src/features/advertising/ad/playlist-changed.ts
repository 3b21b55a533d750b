import type { Tx } from '../../../db/db.ts'
import { markAdsChanged, removePlaylistFromAds } from './queries/ad.queries.ts'

/** Drafts and rejected ads lose a deleted playlist and need another one before submission. */
export async function removeDeletedPlaylist(tx: Tx, playlistId: number): Promise<void> {
  await removePlaylistFromAds(tx, playlistId)
}

/**
 * Ads in review get a new version, so that an operator cannot approve materials that were swapped after
 * viewing them. Ads on air get an open change.
 */
export async function markPlaylistChanged(tx: Tx, playlistId: number): Promise<void> {
  await markAdsChanged(tx, playlistId)
}
