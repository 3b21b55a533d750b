import type { Place } from '@lumiroute/contract/place'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { DarkBoard } from '../../../ui/drawings/dark-board.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { useDeletePlace } from './delete-place.ts'
import { exportPlaces, usePlaceList } from './list-places.ts'
import type { PlaceRow } from './list-places.ts'
import { usePlaceColumns } from './place.columns.tsx'
import { placePaths } from './place.paths.ts'

export type PlaceTableProps = {
  state: TableState
  onStateChange: (change: TableChange) => void
  onEdit: (id: number) => void
}

const idOf = ({ id }: PlaceRow) => String(id)

function NoPlaces() {
  const { t } = useTranslation()
  const create = (
    <Button variant="contained" startIcon={<Add />} href={placePaths.create}>
      {t('place.list.create')}
    </Button>
  )
  return (
    <EmptyState
      title={t('place.list.empty')}
      text={t('place.list.emptyText')}
      drawing={<DarkBoard />}
      action={create}
    />
  )
}

function usePlaceActions(onEdit: (id: number) => void, deletePlace: (place: Place) => Promise<void>) {
  const { t } = useTranslation()
  return useCallback(
    (place: PlaceRow): readonly RowAction[] => [
      { id: 'edit', label: t('place.list.edit'), icon: <EditOutlined />, onClick: () => onEdit(place.id) },
      {
        id: 'delete',
        label: t('place.list.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void deletePlace(place),
      },
    ],
    [t, onEdit, deletePlace],
  )
}

export function PlaceTable({ state, onStateChange, onEdit }: PlaceTableProps) {
  const { t } = useTranslation()
  const list = usePlaceList(state)
  const { deletePlace, dialog } = useDeletePlace()
  return (
    <>
      <DataTable
        caption={t('place.list.title')}
        columns={usePlaceColumns()}
        rowActions={usePlaceActions(onEdit, deletePlace)}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('place.list.search')}
        empty={<NoPlaces />}
        exportRows={({ signal }) => exportPlaces(state, signal)}
      />
      {dialog}
    </>
  )
}
