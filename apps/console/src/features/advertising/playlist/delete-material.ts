import { queryCodes } from '@lumiroute/contract/codename'
import { deleteMaterial as deleteMaterialCall, listPlaylists } from '@lumiroute/contract/playlist'
import type { Material, Playlist } from '@lumiroute/contract/playlist'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export function useDeleteMaterial({ id: playlistId, storeId }: Playlist) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(deleteMaterialCall, { invalidate: [listPlaylists, queryCodes] })
  return async ({ id, name }: Material) => {
    const title = t('playlist.material.deleteAsk')
    const text = t('playlist.material.deleteText', { name })
    if (await confirm({ title, text, destructive: true })) mutate({ storeId, playlistId, materialId: id })
  }
}
