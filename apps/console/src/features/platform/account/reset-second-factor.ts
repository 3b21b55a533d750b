import { listStoreAdmins } from '@lumiroute/contract/account'
import type { StoreAdmin } from '@lumiroute/contract/account'
import { resetSecondFactor } from '@lumiroute/contract/second-factor'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

/** For an administrator who lost the phone and the recovery codes. */
export function useResetSecondFactor() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(resetSecondFactor, { invalidate: [listStoreAdmins] })
  const run = useCallback(
    async ({ id, adminAccount }: StoreAdmin) => {
      const title = t('account.resetSecondFactor.ask', { account: adminAccount })
      const text = t('account.resetSecondFactor.text')
      const confirmLabel = t('account.resetSecondFactor.act')
      if (await confirm({ title, text, confirmLabel, destructive: true })) mutate({ id })
    },
    [t, confirm, mutate],
  )
  return { run }
}
