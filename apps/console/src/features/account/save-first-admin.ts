import {
  createFirstAdmin,
  getFirstAdmin,
  listStoreAdmins,
  listStores,
  updateFirstAdmin,
} from '@lumiroute/contract'
import type { FirstAdminForm, StoreAdmin } from '@lumiroute/contract'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useConfig } from '../../lib/config.ts'
import { useAct } from '../../lib/query.ts'

type Sent = z.output<typeof FirstAdminForm>
const stale = [listStores, listStoreAdmins, getFirstAdmin]

/** Makes a store's first administrator, or changes the given one. */
export function useSaveFirstAdmin(admin?: StoreAdmin) {
  const { t } = useTranslation()
  const isKept = useConfig()?.mail === 'outbox'
  const create = useAct(createFirstAdmin, {
    invalidate: stale,
    success: (_answer, { adminAccount: account, adminEmail: email }) =>
      t(isKept ? 'account.firstAdmin.createdKept' : 'account.firstAdmin.created', { account, email }),
  })
  const update = useAct(updateFirstAdmin, {
    invalidate: stale,
    success: (_answer, { adminAccount: account, adminEmail: email, sendEmailResetPwd }) =>
      sendEmailResetPwd
        ? t(isKept ? 'account.firstAdmin.mailedKept' : 'account.firstAdmin.mailed', { account, email })
        : t('account.firstAdmin.updated', { account }),
  })
  return (values: Sent) =>
    admin
      ? update.mutateAsync({ ...values, storeFirstAdminId: admin.id, version: admin.version })
      : create.mutateAsync({ ...values, sendEmailResetPwd: true })
}
