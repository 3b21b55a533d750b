import * as contract from '@lumiroute/contract/device'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { addDevice } from './add-device.ts'
import { deleteDevice } from './delete-device.ts'
import { pairDevice } from './pair-device.ts'
import { queryDevices } from './query-devices.ts'
import { revokeDevice } from './revoke-device.ts'
import { updateDevice } from './update-device.ts'

export const deviceRoutes: Route[] = [
  read(contract.queryDevices, queryDevices),
  write(contract.addDevice, addDevice),
  write(contract.updateDevice, updateDevice),
  write(contract.deleteDevice, deleteDevice),
  write(contract.pairDevice, pairDevice),
  write(contract.revokeDevice, revokeDevice),
]
