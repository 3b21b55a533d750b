import { createHash } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'
import { AppError } from '../../errors/app-error.ts'

/** The box behind a call. */
export type DeviceActor = { id: number; macAddr: string; kind: string; vehicleId: number | null }

export const hashDeviceToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const byToken = rawQuery<DeviceActor>({
  name: 'device.byToken',
  row: { id: 'int4', macAddr: 'text', kind: 'text', vehicleId: 'int4?' },
  sql: `select d.id, d.mac_addr as "macAddr", d.kind, v.id as "vehicleId" from device d
   left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one) where d.token_hash = $1`,
})

/** Which box calls; every call looks, so that a revoked token ends at once. */
export async function identifyDevice(db: Db, authorization: string | undefined): Promise<DeviceActor> {
  const token = /^Device ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1]
  const [device] = token ? await db.run(byToken, [hashDeviceToken(token)]) : []
  if (!device) throw new AppError('UNAUTHENTICATED')
  return device
}
