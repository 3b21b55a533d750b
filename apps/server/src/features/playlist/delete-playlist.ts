import type { deletePlaylist as endpoint } from '@lumiroute/contract'
import type { Write } from '../../http/route.ts'
import { removePlaylist } from './playlist.queries.ts'
import { requireUnused } from './playlist.uses.ts'
import { requirePlaylist } from './save-playlist.ts'

export async function deletePlaylist({ tx, scope, input }: Write<typeof endpoint>) {
  const playlist = await requirePlaylist(tx, scope, input.playlistId)
  await requireUnused(tx, playlist)
  await removePlaylist(tx, playlist.id)
  return { message: `刪除播放清單「${playlist.name}」成功` }
}
