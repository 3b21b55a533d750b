import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { useDeleteVehicle } from './delete-vehicle.ts'
import { exportVehicles, useVehicleList } from './list-vehicles.ts'
import type { VehicleRow } from './list-vehicles.ts'
import { useVehicleActions } from './vehicle-actions.tsx'
import type { VehicleOpen } from './vehicle-actions.tsx'
import { statusChoices, typeChoices } from './vehicle.choices.ts'
import { useVehicleColumns } from './vehicle.columns.tsx'
import { vehiclePaths } from './vehicle.paths.ts'

export type VehicleTableProps = {
  state: TableState
  onStateChange: (change: TableChange) => void
  onOpen: VehicleOpen
}

const idOf = ({ id }: VehicleRow) => String(id)

function NoVehicles() {
  const { t } = useTranslation()
  const create = (
    <Button variant="contained" startIcon={<Add />} href={vehiclePaths.create}>
      {t('vehicle.list.create')}
    </Button>
  )
  return <EmptyState title={t('vehicle.list.empty')} text={t('vehicle.list.emptyText')} action={create} />
}

function Filters(props: Omit<VehicleTableProps, 'onOpen'>) {
  const { t } = useTranslation()
  return (
    <>
      <TableFilter
        {...props}
        name="vehicleType"
        label={t('vehicle.field.vehicleType')}
        all={t('vehicle.list.allTypes')}
        options={typeChoices(t)}
      />
      <TableFilter
        {...props}
        name="vehicleStatus"
        label={t('vehicle.field.vehicleStatus')}
        all={t('vehicle.list.allStatuses')}
        options={statusChoices(t)}
      />
    </>
  )
}

export function VehicleTable({ state, onStateChange, onOpen }: VehicleTableProps) {
  const { t } = useTranslation()
  const list = useVehicleList(state)
  const { deleteVehicle, dialog } = useDeleteVehicle()
  return (
    <>
      <DataTable
        caption={t('vehicle.list.title')}
        columns={useVehicleColumns()}
        rowActions={useVehicleActions(onOpen, deleteVehicle)}
        visibleActions={2}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('vehicle.list.search')}
        filters={<Filters state={state} onStateChange={onStateChange} />}
        empty={<NoVehicles />}
        exportRows={({ signal }) => exportVehicles(state, signal)}
      />
      {dialog}
    </>
  )
}
