import { vehicleStatusCodes, vehicleTypeCodes } from '@lumiroute/contract/ad'
import { listVehicles } from '@lumiroute/contract/vehicle'
import type { Vehicle } from '@lumiroute/contract/vehicle'
import { oneOf, servedList } from '../../../lib/api/served-list.ts'

export type VehicleRow = Vehicle & { row: number }

export const { useList: useVehicleList, exportAll: exportVehicles } = servedList({
  endpoint: listVehicles,
  listOf: ({ vehicleList }) => vehicleList,
  sorts: ['no', 'vehicleType', 'vehicleStatus', 'updatedAt'],
  filtersOf: ({ vehicleType, vehicleStatus }) => ({
    vehicleType: oneOf(vehicleTypeCodes, vehicleType),
    vehicleStatus: oneOf(vehicleStatusCodes, vehicleStatus),
  }),
  rowOf: (vehicle, row): VehicleRow => ({ ...vehicle, row }),
})
