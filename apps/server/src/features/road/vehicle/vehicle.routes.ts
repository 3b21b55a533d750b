import * as contract from '@lumiroute/contract/vehicle'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { addVehicle } from './add-vehicle.ts'
import { deleteVehicle } from './delete-vehicle.ts'
import { queryVehicles } from './query-vehicles.ts'
import { updateVehicle } from './update-vehicle.ts'

export const vehicleRoutes: Route[] = [
  read(contract.queryVehicles, queryVehicles),
  write(contract.addVehicle, addVehicle),
  write(contract.updateVehicle, updateVehicle),
  write(contract.deleteVehicle, deleteVehicle),
]
