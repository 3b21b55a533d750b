import * as contract from '@lumiroute/contract/vehicle'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createVehicle } from './create-vehicle.ts'
import { deleteVehicle } from './delete-vehicle.ts'
import { listVehicles } from './list-vehicles.ts'
import { updateVehicle } from './update-vehicle.ts'

export const vehicleRoutes: Route[] = [
  read(contract.listVehicles, listVehicles),
  write(contract.createVehicle, createVehicle),
  write(contract.updateVehicle, updateVehicle),
  write(contract.deleteVehicle, deleteVehicle),
]
