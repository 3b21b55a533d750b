import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useDeleteRoute } from './delete-route.ts'
import { exportRoutes, useRouteList } from './list-routes.ts'
import type { RouteRow } from './list-routes.ts'
import { useRouteActions } from './route-actions.tsx'
import type { RouteOpen } from './route-actions.tsx'
import { useRouteColumns } from './route.columns.tsx'
import { routePaths } from './route.paths.ts'

export type RouteTableProps = {
  state: TableState
  onStateChange: (change: TableChange) => void
  onOpen: RouteOpen
}

const idOf = ({ id }: RouteRow) => String(id)

function NoRoutes() {
  const { t } = useTranslation()
  const create = (
    <Button variant="contained" startIcon={<Add />} href={routePaths.create}>
      {t('route.list.create')}
    </Button>
  )
  return <EmptyState title={t('route.list.empty')} text={t('route.list.emptyText')} action={create} />
}

export function RouteTable({ state, onStateChange, onOpen }: RouteTableProps) {
  const { t } = useTranslation()
  const list = useRouteList(state)
  const { deleteRoute, dialog } = useDeleteRoute()
  return (
    <>
      <DataTable
        caption={t('route.list.title')}
        columns={useRouteColumns()}
        rowActions={useRouteActions(onOpen, deleteRoute)}
        visibleActions={2}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('route.list.search')}
        empty={<NoRoutes />}
        exportRows={({ signal }) => exportRoutes(state, signal)}
      />
      {dialog}
    </>
  )
}
