import { listVehicles } from '@lumiroute/contract/vehicle'
import { VehicleForm } from '../../features/road/vehicle/vehicle-form.tsx'
import { vehiclePaths } from '../../features/road/vehicle/vehicle.paths.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const VehicleEditPage = defineEditPage({
  noun: 'vehicle',
  list: () => vehiclePaths.list,
  param: 'id',
  cardWidth: 640,
  endpoint: listVehicles,
  input: (id) => ({ vehicleId: Number(id) }),
  thing: ({ vehicleList }) => vehicleList[0],
  form: (vehicle, control) => <VehicleForm vehicle={vehicle} {...control} />,
})
