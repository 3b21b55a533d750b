import type { Handle } from '../../db/db.ts'
import { rawQuery } from '../../db/raw-query.ts'

type Device = { id: number; macAddr: string; kind: string; vehicleId: number | null }
const byToken = rawQuery<Device>({
  name: 'device.byToken',
  row: { id: 'int4', macAddr: 'text', kind: 'text', vehicleId: 'int4?' },
  sql: `select d.id, d.mac_addr as "macAddr", d.kind, v.id as "vehicleId" from device d
   left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one) where d.token_hash = $1`,
})

export const findDeviceByToken = async (db: Handle, tokenHash: string): Promise<Device | undefined> =>
  (await db.run(byToken, [tokenHash]))[0]
