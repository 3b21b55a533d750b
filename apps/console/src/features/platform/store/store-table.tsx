import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { DarkBoard } from '../../../ui/drawings/dark-board.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RangeChip } from '../../../ui/table/range-chip.tsx'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { useDeleteStore } from './delete-store.ts'
import { exportStores, useStoreList } from './list-stores.ts'
import { useStoreActions } from './store-actions.tsx'
import type { StoreOpen } from './store-actions.tsx'
import { useStoreColumns } from './store.columns.tsx'
import type { StoreRow } from './store.columns.tsx'
import { storePaths } from './store.paths.ts'

export type StoreTableProps = {
  state: TableState
  onStateChange: (change: TableChange) => void
  onOpen: StoreOpen
}

const idOf = ({ id }: StoreRow) => String(id)

function Filters(props: Omit<StoreTableProps, 'onOpen'>) {
  const { t } = useTranslation()
  const states = [
    { value: 'true', label: t('store.enabled') },
    { value: 'false', label: t('store.disabled') },
  ]
  const admins = [
    { value: 'none', label: t('store.list.adminNone') },
    { value: 'noPassword', label: t('store.list.adminNoPassword') },
  ]
  return (
    <>
      <TableFilter
        {...props}
        name="storeEnabled"
        label={t('store.field.storeEnabled')}
        all={t('store.list.allStates')}
        options={states}
      />
      <TableFilter
        {...props}
        name="admin"
        label={t('store.list.admin')}
        all={t('store.list.adminAll')}
        options={admins}
      />
      <RangeChip {...props} names={['from', 'to']} label={t('store.list.joined')} />
    </>
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
  const list = useStoreList(state)
  const { deleteStore, dialog } = useDeleteStore()
  return (
    <>
      <DataTable
        caption={t('store.list.title')}
        columns={useStoreColumns()}
        rowActions={useStoreActions(onOpen, deleteStore)}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('store.list.search')}
        filters={<Filters state={state} onStateChange={onStateChange} />}
        empty={<NoStores />}
        exportRows={({ signal }) => exportStores(state, signal)}
      />
      {dialog}
    </>
  )
}
