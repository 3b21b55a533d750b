import { deviceStatuses } from '@lumiroute/contract/device'
import type { Device } from '@lumiroute/contract/device'
import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { DarkBoard } from '../../../ui/drawings/dark-board.tsx'
import { useMedium } from '../../../ui/media/use-medium.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { useDeleteDevice } from './delete-device.ts'
import { useDeviceColumns } from './device.columns.tsx'
import { devicePaths } from './device.paths.ts'
import { exportDevices, useDeviceList } from './list-devices.ts'
import type { DeviceRow } from './list-devices.ts'

export type DeviceTableProps = {
  state: TableState
  onStateChange: (change: TableChange) => void
  onEdit: (macAddr: string) => void
}

const idOf = ({ macAddr }: DeviceRow) => macAddr

function NoDevices() {
  const { t } = useTranslation()
  const create = (
    <Button variant="contained" startIcon={<Add />} href={devicePaths.create}>
      {t('device.list.create')}
    </Button>
  )
  return (
    <EmptyState
      title={t('device.list.empty')}
      text={t('device.list.emptyText')}
      drawing={<DarkBoard />}
      action={create}
    />
  )
}

function pairAction(t: TFunction, device: Device, onEdit: (macAddr: string) => void): RowAction[] {
  if (device.status !== 'unpaired') return []
  return [{ id: 'pair', label: t('device.pair.submit'), isNext: true, onClick: () => onEdit(device.macAddr) }]
}

function useDeviceActions(
  onEdit: (macAddr: string) => void,
  deleteDevice: (device: Device) => Promise<void>,
) {
  const { t } = useTranslation()
  return useCallback(
    (device: DeviceRow): readonly RowAction[] => [
      ...pairAction(t, device, onEdit),
      {
        id: 'edit',
        label: t('device.list.edit'),
        icon: <EditOutlined />,
        onClick: () => onEdit(device.macAddr),
      },
      {
        id: 'delete',
        label: t('device.list.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void deleteDevice(device),
      },
    ],
    [t, onEdit, deleteDevice],
  )
}

export function DeviceTable({ state, onStateChange, onEdit }: DeviceTableProps) {
  const { t } = useTranslation()
  const list = useDeviceList(state)
  const { deleteDevice, dialog: removal } = useDeleteDevice()
  const kinds = (['player', 'sensor'] as const).map((value) => ({ value, label: t(`device.kind.${value}`) }))
  const statuses = deviceStatuses.map((value) => ({ value, label: t(`device.status.${value}`) }))
  const { show, dialog } = useMedium()
  const filters = (
    <>
      <TableFilter
        state={state}
        onStateChange={onStateChange}
        name="kind"
        label={t('device.field.kind')}
        all={t('device.list.allKinds')}
        options={kinds}
      />
      <TableFilter
        state={state}
        onStateChange={onStateChange}
        name="status"
        label={t('device.field.status')}
        all={t('device.list.allStatuses')}
        options={statuses}
      />
    </>
  )
  return (
    <>
      <DataTable
        caption={t('device.list.title')}
        columns={useDeviceColumns(show)}
        rowActions={useDeviceActions(onEdit, deleteDevice)}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('device.list.search')}
        filters={filters}
        empty={<NoDevices />}
        exportRows={({ signal }) => exportDevices(state, signal)}
      />
      {removal}
      {dialog}
    </>
  )
}
