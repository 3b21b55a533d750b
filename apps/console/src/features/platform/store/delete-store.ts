import { deleteStore as endpoint, listStores } from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useRemoval } from '../../../lib/api/use-removal.tsx'

const stale = [listStores]

export function useDeleteStore() {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(endpoint, stale)
  const deleteStore = useCallback(
    ({ id, storeCode, storeName: name }: Store) =>
      remove({
        title: t('store.delete.ask', { name }),
        text: t('store.delete.text', { code: storeCode }),
        refused: t('store.delete.refused', { name }),
        input: { id },
      }),
    [t, remove],
  )
  return { deleteStore, dialog }
}
