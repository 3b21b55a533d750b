import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/table-column.ts'
import type { VehicleRow } from './list-vehicles.ts'

export type VehicleOpen = (view: 'edit' | 'timetables', id: number) => void

export function useVehicleActions(
  onOpen: VehicleOpen,
  deleteVehicle: (vehicle: VehicleRow) => Promise<void>,
) {
  const { t } = useTranslation()
  return useCallback(
    (vehicle: VehicleRow): readonly RowAction[] => [
      {
        id: 'edit',
        label: t('vehicle.list.edit'),
        icon: <EditOutlined />,
        onClick: () => onOpen('edit', vehicle.id),
      },
      {
        id: 'timetables',
        label: t('vehicle.list.timetables'),
        icon: <CalendarMonthOutlined />,
        onClick: () => onOpen('timetables', vehicle.id),
      },
      {
        id: 'delete',
        label: t('vehicle.list.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void deleteVehicle(vehicle),
      },
    ],
    [t, onOpen, deleteVehicle],
  )
}
