import type { StoreAdmin } from '@lumiroute/contract/account'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountTable, AddAccountButton } from '../../features/platform/account/account-table.tsx'
import { useUser } from '../../features/platform/session/current-user.tsx'
import { StoreChoice } from '../../features/platform/store/store-choice.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { useStoreChoice } from '../../lib/session/store-choice.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const AddAccountDialog = lazy(async () => ({
  default: (await import('../../features/platform/account/add-account-dialog.tsx')).AddAccountDialog,
}))
const EditAccountDialog = lazy(async () => ({
  default: (await import('../../features/platform/account/edit-account-dialog.tsx')).EditAccountDialog,
}))

export function StoreAccountListPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, choose } = useStoreChoice(useUser())
  const table = useTableUrlState({ sizes: [20, 50, 100], defaults: { hidden: ['lastSignInAt'] } })
  const [isAdding, setAdding] = useAddressFlag('add')
  const [edited, setEdited] = useState<StoreAdmin>()
  const add = () => setAdding(true)
  const actions = (
    <>
      {canChoose && <StoreChoice storeCode={storeCode} onPick={choose} />}
      <AddAccountButton onClick={add} />
    </>
  )
  return (
    <>
      <PageHeader title={t('account.list.title')} purpose={t('account.list.purpose')} actions={actions} />
      <AccountTable {...table} storeCode={storeCode} onAdd={add} onEdit={setEdited} />
      <Suspense>
        {isAdding && <AddAccountDialog open storeCode={storeCode} onClose={() => setAdding(false)} />}
        {edited && <EditAccountDialog open account={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </>
  )
}
