import type { Vehicle } from '@lumiroute/contract/vehicle'
import { vehicleStatusCodes, vehicleTypeCodes } from '@lumiroute/contract/ad'
import { listDevices } from '@lumiroute/contract/device'
import { deleteVehicle, listVehicles } from '@lumiroute/contract/vehicle'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import { vehicleColumns } from '../../features/road/vehicle/vehicle.columns.tsx'
import { vehiclePaths } from '../../features/road/vehicle/vehicle.paths.ts'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice } from '../kit/filters.tsx'
import { edit, link, remove } from '../kit/row-actions.tsx'

export const VehicleListPage = defineListPage({
  noun: 'vehicle',
  endpoint: listVehicles,
  rows: 'vehicleList',
  columns: vehicleColumns,
  filters: [
    choice('vehicleType', vehicleTypeCodes, 'vehicle.type', { all: 'vehicle.list.allTypes' }),
    choice('vehicleStatus', vehicleStatusCodes, 'vehicle.status', { all: 'vehicle.list.allStatuses' }),
  ],
  create: vehiclePaths.create,
  rowActions: [
    edit(({ id }: Vehicle) => vehiclePaths.edit(id)),
    link('timetables', <CalendarMonthOutlined />, ({ id }: Vehicle) => vehiclePaths.timetables(id)),
    remove({
      endpoint: deleteVehicle,
      stale: [listVehicles, listDevices],
      input: ({ id }: Vehicle) => ({ vehicleId: id }),
      names: ({ no }: Vehicle) => ({ no }),
    }),
  ],
})
