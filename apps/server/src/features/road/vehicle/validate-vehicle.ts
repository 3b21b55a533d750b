import { brokenConstraint, type Tx } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { type Text, text } from '../../../text/text.ts'
import { findDeviceHolder, listUpcomingBookings, type VehicleRow } from './vehicle.queries.ts'

const getField = (name: string) => `vehicle_data.${name}`
const taken: Record<string, [field: string, message: Text]> = {
  vehicle_no_key: ['no', text('vehicle.noTaken')],
  vehicle_device_key: ['deviceOne', text('vehicle.playerTaken')],
  vehicle_sensor_key: ['sensorOne', text('vehicle.sensorTaken')],
  device_one_home: ['deviceOne', text('vehicle.deviceHasHome')],
}

/** Turns a violated constraint into a field error. */
export function refuseTaken(error: unknown): never {
  const refusal = taken[brokenConstraint(error) ?? '']
  if (refusal) throw refuseField(getField(refusal[0]), refusal[1], 'CONFLICT')
  throw error
}

const kinds = {
  deviceOne: { kind: 'player', wrongKind: text('vehicle.notPlayer') },
  sensorOne: { kind: 'sensor', wrongKind: text('vehicle.notSensor') },
}

type Devices = Pick<VehicleRow, keyof typeof kinds>

/** Each device must be of its kind and in no other vehicle, place or store. */
export async function requireDevices(tx: Tx, devices: Devices, vehicleId?: number): Promise<void> {
  for (const name of ['deviceOne', 'sensorOne'] as const) {
    const macAddr = devices[name]
    if (macAddr === null) continue
    const holder = await findDeviceHolder(tx, macAddr)
    const field = getField(name)
    const { kind, wrongKind } = kinds[name]
    if (!holder) throw refuseField(field, text('vehicle.deviceNotFound'))
    if (holder.kind !== kind) throw refuseField(field, wrongKind)
    if (holder.home !== null)
      throw refuseField(field, text('vehicle.deviceAtHome', { home: holder.home }), 'CONFLICT')
    if (holder.vehicleId !== null && holder.vehicleId !== vehicleId)
      throw refuseField(field, text('vehicle.deviceInVehicle', { no: holder.vehicleNo ?? '' }), 'CONFLICT')
  }
}

const maxNamed = 3

/** Booked ads rely on the vehicle's type and on it being online. */
export async function requireUnbooked(tx: Tx, { id, no }: VehicleRow, today: string): Promise<void> {
  const booked = await listUpcomingBookings(tx, id, today)
  if (booked.length === 0) return
  const days = booked.slice(0, maxNamed).map((booking) => text('vehicle.bookedDay', booking))
  if (booked.length > maxNamed) throw new AppError('vehicle.bookedMany', { no, days, count: booked.length })
  throw new AppError('vehicle.booked', { no, days })
}
