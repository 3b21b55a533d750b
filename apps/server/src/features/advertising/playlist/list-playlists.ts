import { hasPermission } from '@lumiroute/contract/account'
import type { listPlaylists as endpoint, Playlist } from '@lumiroute/contract/playlist'
import type { Handle } from '../../../db/db.ts'
import { containing } from '../../../db/list-json.ts'
import { readPages } from '../../../db/read-pages.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { listPlaylistsJson } from './playlist.queries.ts'

export async function listPlaylists({ db, actor, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, playlistId, format } = input
  const filters = { storeId: scope?.storeId, playlistId, format, q: containing(q) }
  const given = { mayWrite: hasPermission(actor.storeRole, 'ads.write') }
  const { rows, total } = await listPlaylistsJson(db, { filters, given, page, size, sort })
  return { playlistList: new RawJson<Playlist[]>(rows), total }
}

/** Every playlist of a store with its materials, page by page. */
export const readPlaylists = (db: Handle, storeId: number) =>
  readPages<Playlist>((after) =>
    listPlaylistsJson(db, { filters: { storeId, after }, given: { mayWrite: false }, sort: 'id' }),
  )
