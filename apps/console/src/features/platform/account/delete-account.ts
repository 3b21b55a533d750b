import { deleteStoreAdmin, listStoreAdmins } from '@lumiroute/contract/account'
import { listStores } from '@lumiroute/contract/store'
import type { StoreAdmin } from '@lumiroute/contract/account'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../lib/announce.ts'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

export function useDeleteAccount() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutateAsync } = useAct(deleteStoreAdmin, { quiet: true, invalidate: [listStoreAdmins, listStores] })
  const run = useCallback(
    async ({ id, adminAccount, adminName }: StoreAdmin) => {
      const title = t('account.delete.ask', { account: adminAccount })
      const text = t('account.delete.text', { name: adminName })
      if (!(await confirm({ title, text, destructive: true }))) return
      await mutateAsync({ id }).then(
        ({ message }) => announce('success', message),
        (error: Error) => announce('error', error.message),
      )
    },
    [t, confirm, mutateAsync],
  )
  return { run }
}
