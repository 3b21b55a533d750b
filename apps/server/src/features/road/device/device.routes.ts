import * as contract from '@lumiroute/contract/device'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createDevice } from './create-device.ts'
import { deleteDevice } from './delete-device.ts'
import { pairDevice } from './pair-device.ts'
import { listDevices } from './list-devices.ts'
import { revokeDevice } from './revoke-device.ts'
import { updateDevice } from './update-device.ts'

export const deviceRoutes: Route[] = [
  read(contract.listDevices, listDevices),
  write(contract.createDevice, createDevice),
  write(contract.updateDevice, updateDevice),
  write(contract.deleteDevice, deleteDevice),
  write(contract.pairDevice, pairDevice),
  write(contract.revokeDevice, revokeDevice),
]
