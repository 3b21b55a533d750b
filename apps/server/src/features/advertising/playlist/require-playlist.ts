import type { Playlist } from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { markPlaylistChanged } from '../ad/playlist-changed.ts'
import { updatePlaylistRow, findPlaylistJson, lockPlaylist } from './playlist.queries.ts'

export async function requirePlaylist(tx: Tx, { storeId }: { storeId: number }, id: number) {
  const playlist = await lockPlaylist(tx, storeId, id)
  if (!playlist) throw notFound()
  return playlist
}

export const viewPlaylist = async (tx: Tx, id: number) =>
  new RawJson<Playlist>(await findPlaylistJson(tx, id))

/** Call after changing materials, so that the playlist and the ads that show it get new versions. */
export async function markMaterialsChanged(tx: Tx, id: number, by: number): Promise<void> {
  await updatePlaylistRow(tx, id, by)
  await markPlaylistChanged(tx, id)
}
