import { createStore, getStore, getStoreInfo, listStores, updateStore } from '@lumiroute/contract/store'
import type { Store, StoreForm } from '@lumiroute/contract/store'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { announce } from '../../../lib/announce.ts'
import { useAct } from '../../../lib/api/query.ts'

type Sent = z.output<typeof StoreForm>
const stale = [listStores, getStore, getStoreInfo]

/** Creates a store, or updates the given one; the snackbar uses the specification's text. */
export function useSaveStore(store?: Store) {
  const { t } = useTranslation()
  const create = useAct(createStore, { quiet: true, invalidate: stale })
  const update = useAct(updateStore, { quiet: true, invalidate: stale })
  const send = (values: Sent) =>
    store
      ? update.mutateAsync({ ...values, id: store.id, version: store.version })
      : create.mutateAsync(values)
  return async (values: Sent) => {
    const name = values.storeName
    try {
      await send(values)
    } catch (error) {
      announce('error', t(store ? 'store.form.updateFailed' : 'store.form.createFailed', { name }))
      throw error
    }
    announce('success', t(store ? 'store.form.updateDone' : 'store.form.createDone', { name }))
  }
}
