import { createDevice, listDevices, updateDevice } from '@lumiroute/contract/device'
import { listVehicles } from '@lumiroute/contract/vehicle'
import type { Device, DeviceForm } from '@lumiroute/contract/device'
import type { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'

const stale = [listDevices, listVehicles]

/** Creates a device, or updates the given one; returns the server's message. */
export function useSaveDevice(device?: Device) {
  const add = useAct(createDevice, { quiet: true, invalidate: stale })
  const update = useAct(updateDevice, { quiet: true, invalidate: stale })
  return async (fields: z.output<typeof DeviceForm>): Promise<string> => {
    if (!device) return (await add.mutateAsync({ device_data: fields })).message
    return (await update.mutateAsync({ device_data: { ...fields, version: device.version } })).message
  }
}
