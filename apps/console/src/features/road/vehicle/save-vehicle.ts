import { listDevices } from '@lumiroute/contract/device'
import { listTimetables } from '@lumiroute/contract/timetable'
import { createVehicle, listVehicles, updateVehicle } from '@lumiroute/contract/vehicle'
import type { Vehicle, VehicleForm } from '@lumiroute/contract/vehicle'
import type { z } from 'zod'
import { useAct } from '../../../lib/api/query.ts'

const stale = [listVehicles, listDevices, listTimetables]

/** Creates a vehicle, or updates the given one; returns the server's message. */
export function useSaveVehicle(vehicle?: Vehicle) {
  const add = useAct(createVehicle, { quiet: true, invalidate: stale })
  const update = useAct(updateVehicle, { quiet: true, invalidate: stale })
  return async (fields: z.output<typeof VehicleForm>): Promise<string> => {
    if (!vehicle) return (await add.mutateAsync({ vehicle_data: fields })).message
    const named = { ...fields, vehicleId: vehicle.id, version: vehicle.version }
    return (await update.mutateAsync({ vehicle_data: named })).message
  }
}
