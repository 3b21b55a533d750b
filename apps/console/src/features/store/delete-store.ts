import { deleteStore as deleteStoreCall, listStores } from '@lumiroute/contract'
import type { Store } from '@lumiroute/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../lib/announce.ts'
import { isApiError } from '../../lib/client.ts'
import { useAct } from '../../lib/query.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'

export type Refusal = { name: string; reason: string }

const reasonOf = (error: unknown) => (isApiError(error) ? error.message : '')

/** Asks by the store's name; a refusal stays on the screen until it was read. */
export function useDeleteStore() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [refusal, setRefusal] = useState<Refusal>()
  const { mutateAsync } = useAct(deleteStoreCall, { quiet: true, invalidate: [listStores] })
  const deleteStore = useCallback(
    async ({ id, storeCode, storeName: name }: Store) => {
      const text = t('store.delete.text', { code: storeCode })
      if (!(await confirm({ title: t('store.delete.ask', { name }), text, destructive: true }))) return
      try {
        await mutateAsync({ id })
        announce('success', t('store.delete.done', { name }))
      } catch (error) {
        setRefusal({ name, reason: reasonOf(error) })
      }
    },
    [t, confirm, mutateAsync],
  )
  return { deleteStore, refusal, forgetRefusal: () => setRefusal(undefined) }
}
