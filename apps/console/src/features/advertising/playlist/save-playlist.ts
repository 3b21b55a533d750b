import { queryCodes } from '@lumiroute/contract/codename'
import { createPlaylist, listPlaylists, updatePlaylist } from '@lumiroute/contract/playlist'
import type { Playlist } from '@lumiroute/contract/playlist'
import { useAct } from '../../../lib/api/query.ts'
import { sentMaterials } from './playlist-draft.ts'
import type { SentDraft } from './playlist-draft.ts'

const stale = { invalidate: [listPlaylists, queryCodes], quiet: 'errors' } as const

/** One call for the whole list, so that it is saved completely or not at all. */
export function useSavePlaylist(storeId: number, playlist: Playlist | undefined) {
  const add = useAct(createPlaylist, stale)
  const update = useAct(updatePlaylist, stale)
  return async ({ name, format, material_data: drafts }: SentDraft) => {
    const material_data = sentMaterials(drafts)
    if (!playlist) return add.mutateAsync({ storeId, playlist_data: { name, format }, material_data })
    const { id, version } = playlist
    return update.mutateAsync({ storeId, playlist_data: { id, name, format, version }, material_data })
  }
}
