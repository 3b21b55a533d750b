import type { Playlist } from '@lumiroute/contract/playlist'
import type { Tx } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import { markPlaylistChanged } from '../ad/playlist-changed.ts'
import { changePlaylist, findPlaylistJson, lockPlaylist } from './playlist.queries.ts'

export async function requirePlaylist(tx: Tx, { storeId }: { storeId: number }, id: number) {
  const playlist = await lockPlaylist(tx, storeId, id)
  if (!playlist) throw notFound()
  return playlist
}

export const viewPlaylist = async (tx: Tx, id: number) =>
  new RawJson<Playlist>(await findPlaylistJson(tx, id))

/** After a change of materials: the playlist is newer, and so are the ads that show it. */
export async function markChanged(tx: Tx, id: number, by: number): Promise<void> {
  await changePlaylist(tx, id, by)
  await markPlaylistChanged(tx, id)
}
