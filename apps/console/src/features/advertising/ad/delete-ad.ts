import { deleteAd as endpoint, listAds } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listAds]

export function useDeleteAd() {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deleteAd = useCallback(
    ({ id, name, store }: Ad) =>
      remove({
        title: t('ad.list.deleteAsk'),
        text: t('ad.list.deleteText', { name }),
        refused: t('ad.list.deleteRefused', { name }),
        input: { storeId: store.id, adId: id },
      }),
    [t, remove],
  )
  return { deleteAd, dialog }
}
