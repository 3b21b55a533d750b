import type { Playlist } from '@lumiroute/contract/playlist'
import type { Handle } from '../../../db/db.ts'
import { readPages } from '../../../db/read-pages.ts'
import { listPlaylistsJson } from './playlist.queries.ts'

/** Every playlist of a store with its materials, page by page. */
export const readPlaylists = (db: Handle, storeId: number) =>
  readPages<Playlist>((after) => listPlaylistsJson(db, { filters: { storeId, after }, sort: 'id' }))
