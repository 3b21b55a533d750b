import type { StoreAdmin } from '@lumiroute/contract'
import { Suspense, lazy, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AccountTable, AddAccountButton } from '../features/account/account-table.tsx'
import { useUser } from '../features/session/current-user.tsx'
import { useStoreInfo } from '../features/store/store-info.tsx'
import { StorePicker } from '../features/store/store-picker.tsx'
import { useStoreChoice } from '../lib/store-choice.ts'
import { useTableUrlState } from '../lib/table-url.ts'
import { PageHeader } from '../ui/page-header.tsx'

const AddAccountDialog = lazy(async () => ({
  default: (await import('../features/account/add-account-dialog.tsx')).AddAccountDialog,
}))
const EditAccountDialog = lazy(async () => ({
  default: (await import('../features/account/edit-account-dialog.tsx')).EditAccountDialog,
}))

/** ?add=1 opens the dialog, so that a link can lead to it and Back closes it. */
function useAdding() {
  const [params, setParams] = useSearchParams()
  const setAdding = useCallback(
    (isAdding: boolean) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (isAdding) next.set('add', '1')
          else next.delete('add')
          return next
        },
        { replace: !isAdding, preventScrollReset: true },
      ),
    [setParams],
  )
  return { isAdding: params.get('add') === '1', setAdding }
}

function ChosenStore({ storeCode, onPick }: { storeCode: string; onPick: (storeCode: string) => void }) {
  const { store } = useStoreInfo(storeCode)
  return <StorePicker storeCode={storeCode} storeName={store?.storeName} onPick={onPick} />
}

export function StoreAccountListPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, choose } = useStoreChoice(useUser())
  const table = useTableUrlState({ sizes: [20, 50, 100] })
  const { isAdding, setAdding } = useAdding()
  const [edited, setEdited] = useState<StoreAdmin>()
  const add = () => setAdding(true)
  const actions = (
    <>
      {canChoose && <ChosenStore storeCode={storeCode} onPick={choose} />}
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
