import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import { type DeviceRow, findDeviceForUpdate } from './device.queries.ts'

/** A vehicle that takes the device at the same time waits for this lock. */
export async function lockDevice(tx: Tx, macAddr: string): Promise<DeviceRow> {
  const device = await findDeviceForUpdate(tx, macAddr)
  if (!device) throw notFound()
  return device
}
