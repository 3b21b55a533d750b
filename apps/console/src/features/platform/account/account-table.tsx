import type { StoreAdmin } from '@lumiroute/contract/account'
import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useAccountActions } from './account-actions.tsx'
import { useAccountColumns } from './account.columns.tsx'
import type { AccountRow } from './account.columns.tsx'
import { exportAccounts, useAccountList } from './list-accounts.ts'

export type AccountTableProps = {
  storeCode: string
  state: TableState
  onStateChange: (change: TableChange) => void
  onAdd: () => void
  onEdit: (account: StoreAdmin) => void
}

const idOf = ({ id }: AccountRow) => String(id)

export function AddAccountButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<PersonAddAlt />} onClick={onClick}>
      {t('account.list.add')}
    </Button>
  )
}

export function AccountTable({ storeCode, state, onStateChange, onAdd, onEdit }: AccountTableProps) {
  const { t } = useTranslation()
  const list = useAccountList(storeCode, state)
  const empty = (
    <EmptyState
      title={t('account.list.empty')}
      text={t('account.list.emptyText')}
      action={<AddAccountButton onClick={onAdd} />}
    />
  )
  return (
    <DataTable
      caption={t('account.list.title')}
      columns={useAccountColumns()}
      rowActions={useAccountActions(onEdit)}
      visibleActions={2}
      rowId={idOf}
      {...list}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={t('account.list.search')}
      empty={empty}
      exportRows={({ signal }) => exportAccounts(storeCode, state, signal)}
    />
  )
}
