import type { deleteVehicle as endpoint } from '@lumiroute/contract/vehicle'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { type Text, text } from '../../../text/text.ts'
import { lockVehicle } from './lock-vehicle.ts'
import { countVehicleUses, removeVehicle, type VehicleUses } from './vehicle.queries.ts'

export async function deleteVehicle({ tx, input, audit }: Write<typeof endpoint>) {
  const vehicle = await lockVehicle(tx, input.vehicleId)
  const uses = describeUses(await countVehicleUses(tx, vehicle.id))
  if (uses.length > 0) throw new AppError('vehicle.inUse', { no: vehicle.no, uses })
  await removeVehicle(tx, vehicle.id)
  await audit(tx, 'vehicle.deleted', { object: { id: vehicle.id, name: vehicle.no } })
  return { message: text('vehicle.deleted', { no: vehicle.no }) }
}

function describeUses({ bookings, timetables, records }: VehicleUses): Text[] {
  return [
    ...(bookings > 0 ? [text('vehicle.useBookings', { count: bookings })] : []),
    ...(timetables > 0 ? [text('vehicle.useTimetables', { count: timetables })] : []),
    ...(records > 0 ? [text('vehicle.useRecords', { count: records })] : []),
  ]
}
