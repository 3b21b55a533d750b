import {
  createFirstAdmin,
  getFirstAdmin,
  listStoreAdmins,
  updateFirstAdmin,
} from '@lumiroute/contract/account'
import { listStores } from '@lumiroute/contract/store'
import type { FirstAdminForm, StoreAdmin } from '@lumiroute/contract/account'
import type { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'

type Sent = z.output<typeof FirstAdminForm> & { currentPassword?: string | undefined }
const stale = [listStores, listStoreAdmins, getFirstAdmin]

/** Creates a store's first administrator, or updates the given one. */
export function useSaveFirstAdmin(admin?: StoreAdmin) {
  const create = useAct(createFirstAdmin, { invalidate: stale })
  const update = useAct(updateFirstAdmin, { invalidate: stale })
  return (values: Sent) =>
    admin
      ? update.mutateAsync({ ...values, storeFirstAdminId: admin.id, version: admin.version })
      : create.mutateAsync({ ...values, sendEmailResetPwd: true })
}
