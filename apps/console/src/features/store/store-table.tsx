import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../lib/table-state.ts'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { FilterSelect } from '../../ui/table/filter-select.tsx'
import { useDeleteStore } from './delete-store.ts'
import { exportStores, useStoreList } from './list-stores.ts'
import { useStoreActions } from './store-actions.tsx'
import type { StoreOpen } from './store-actions.tsx'
import { useStoreColumns } from './store.columns.tsx'
import type { StoreRow } from './store.columns.tsx'
import { storePaths } from './store.paths.ts'

// Seldom needed, and a dialog is heavy.
const ResultDialog = onDemand(async () => (await import('../../ui/dialog/result-dialog.tsx')).ResultDialog)

export type StoreTableProps = {
  state: TableState
  onStateChange: (change: TableChange) => void
  onOpen: StoreOpen
}

const idOf = ({ id }: StoreRow) => String(id)

function StateFilter({ state, onStateChange }: Omit<StoreTableProps, 'onOpen'>) {
  const { t } = useTranslation()
  const options = [
    { value: 'true', label: t('store.enabled') },
    { value: 'false', label: t('store.disabled') },
  ]
  return (
    <FilterSelect
      label={t('store.field.storeEnabled')}
      all={t('store.list.allStates')}
      options={options}
      value={state.filters.storeEnabled ?? ''}
      onChange={(storeEnabled) => onStateChange({ filters: storeEnabled ? { storeEnabled } : {} })}
    />
  )
}

function NoStores() {
  const { t } = useTranslation()
  const create = (
    <Button variant="contained" startIcon={<Add />} href={storePaths.create}>
      {t('store.list.create')}
    </Button>
  )
  return (
    <EmptyState
      title={t('store.list.empty')}
      text={t('store.list.emptyText')}
      drawing={<DarkBoard />}
      action={create}
    />
  )
}

export function StoreTable({ state, onStateChange, onOpen }: StoreTableProps) {
  const { t } = useTranslation()
  const { load, rows, total } = useStoreList(state)
  const { deleteStore, refusal, forgetRefusal } = useDeleteStore()
  return (
    <>
      <DataTable
        caption={t('store.list.title')}
        columns={useStoreColumns()}
        rowActions={useStoreActions(onOpen, deleteStore)}
        rowId={idOf}
        rows={rows}
        total={total}
        load={load}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('store.list.search')}
        filters={<StateFilter state={state} onStateChange={onStateChange} />}
        empty={<NoStores />}
        exportRows={({ signal }) => exportStores(state, signal)}
      />
      <ResultDialog
        open={!!refusal}
        title={t('store.delete.refused', { name: refusal?.name ?? '' })}
        message={refusal?.reason}
        onClose={forgetRefusal}
      />
    </>
  )
}
