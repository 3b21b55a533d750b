import { queryCodes } from '@lumiroute/contract/codename'
import { deletePlaylist as deletePlaylistCall, listPlaylists } from '@lumiroute/contract/playlist'
import type { Playlist } from '@lumiroute/contract/playlist'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export function useDeletePlaylist() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(deletePlaylistCall, { invalidate: [listPlaylists, queryCodes] })
  const run = useCallback(
    async ({ id, storeId, name, totalFileCount: total, usedBy }: Playlist) => {
      const title = t('playlist.delete.ask', { name })
      const losing = usedBy.map((ad) => `「${ad.name}」`).join('')
      const text =
        usedBy.length > 0
          ? t('playlist.delete.textUsed', { total, ads: losing })
          : t('playlist.delete.text', { total })
      if (await confirm({ title, text, destructive: true })) mutate({ storeId, playlistId: id })
    },
    [t, confirm, mutate],
  )
  return { run }
}
