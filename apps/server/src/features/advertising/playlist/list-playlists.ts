import type { Playlist, listPlaylists as endpoint } from '@lumiroute/contract/playlist'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listPlaylistsJson } from './playlist.queries.ts'

export async function listPlaylists({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, playlistId, format } = input
  const filters = { storeId: scope?.storeId, playlistId, format, q: containing(q) }
  const { rows, total } = await listPlaylistsJson(db, { filters, page, size, sort })
  return { playlistList: new RawJson<Playlist[]>(rows), total }
}
