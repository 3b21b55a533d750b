import type { deletePlaylist as endpoint } from '@lumiroute/contract/playlist'
import { brokenConstraint } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { removeDeletedPlaylist } from '../ad/playlist-changed.ts'
import { deletePlaylistRow } from './playlist.queries.ts'
import { requireUnused } from './require-unused.ts'
import { requirePlaylist } from './require-playlist.ts'

export async function deletePlaylist({ tx, scope, input }: Write<typeof endpoint>) {
  const playlist = await requirePlaylist(tx, scope, input.playlistId)
  await requireUnused(tx, playlist)
  await removeDeletedPlaylist(tx, playlist.id)
  await deletePlaylistRow(tx, playlist.id).catch((error: unknown) => {
    // An ad that was submitted meanwhile still refers to the playlist.
    throw brokenConstraint(error)?.startsWith('ad_play_id') ? new AppError('CONFLICT') : error
  })
  return { message: text('playlist.deleted', { name: playlist.name }) }
}
