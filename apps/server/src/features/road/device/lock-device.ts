import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { devices, vehicles } from '../../../db/schema/index.ts'
import type { DeviceRow } from './device.queries.ts'

/** A vehicle that takes the box at this moment waits. */
export const lockDevice = async (tx: Tx, macAddr: string): Promise<DeviceRow | undefined> =>
  (await tx.select().from(devices).where(eq(devices.macAddr, macAddr)).for('update'))[0]

/** The number of the vehicle that carries the box, if one does. */
export async function findCarrier(tx: Tx, macAddr: string): Promise<string | undefined> {
  const carries = sql`${macAddr} in (${vehicles.deviceOne}, ${vehicles.sensorOne})`
  return (await tx.select({ no: vehicles.no }).from(vehicles).where(carries))[0]?.no
}
