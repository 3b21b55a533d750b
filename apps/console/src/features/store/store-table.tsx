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

type FilterProps = Omit<StoreTableProps, 'onOpen'>

function useFilter({ state, onStateChange }: FilterProps, name: string) {
  const { [name]: value = '', ...others } = state.filters
  const onChange = (next: string) => onStateChange({ filters: next ? { ...others, [name]: next } : others })
  return { value, onChange }
}

function StateFilter(props: FilterProps) {
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
      {...useFilter(props, 'storeEnabled')}
    />
  )
}

function AdminFilter(props: FilterProps) {
  const { t } = useTranslation()
  const options = [
    { value: 'none', label: t('store.list.adminNone') },
    { value: 'noPassword', label: t('store.list.adminNoPassword') },
  ]
  return (
    <FilterSelect
      label={t('store.list.admin')}
      all={t('store.list.adminAll')}
      options={options}
      {...useFilter(props, 'admin')}
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
  const filters = (
    <>
      <StateFilter state={state} onStateChange={onStateChange} />
      <AdminFilter state={state} onStateChange={onStateChange} />
    </>
  )
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
        filters={filters}
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
