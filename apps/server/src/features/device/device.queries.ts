import { eq, sql } from 'drizzle-orm'
import { type Handle, statement, type Tx } from '../../db/db.ts'
import { defineList } from '../../db/list-json.ts'
import { devices } from '../../db/schema/index.ts'

const playlist = (column: string) =>
  `(select json_build_object('id', p.id, 'name', p.name) from playlist p where p.id = ${column})`

const columns = `
  r.mac_addr as "macAddr", r.name, r.kind, r.location,
  ${playlist('r.default_play_id1')} as "defaultPlay1", ${playlist('r.default_play_id2')} as "defaultPlay2",
  (select json_build_object('id', v.id, 'no', v.no) from vehicle v
   where v.device_one = r.mac_addr or v.sensor_one = r.mac_addr limit 1) as vehicle,
  r.updated_at as "updatedAt", r.version`

export const listDevicesJson = defineList({
  name: 'device.list',
  from: 'device r',
  columns,
  filters: {
    macAddr: 'r.mac_addr = {macAddr}',
    kind: 'r.kind = {kind}',
    q: `r.mac_addr ilike {q} or r.name ilike {q} or r.location ilike {q} or exists
      (select from vehicle v where r.mac_addr in (v.device_one, v.sensor_one) and v.no ilike {q})`,
  },
  orders: {
    macAddr: 'r.mac_addr',
    name: 'r.name',
    kind: 'r.kind',
    location: 'r.location',
    updatedAt: 'r.updated_at',
  },
  order: 'macAddr',
})

const byMac = statement<{ device: string }>(
  'device.byMac',
  `select row_to_json(v)::text as device from (select ${columns} from device r where r.mac_addr = $1) v`,
)
const deviceJson = async (db: Handle, macAddr: string) =>
  (await db.run(byMac, [macAddr]))[0]?.device as string

export type DeviceRow = typeof devices.$inferSelect
type NewDevice = Omit<typeof devices.$inferInsert, 'updatedBy' | 'version'>

export async function insertDevice(tx: Tx, fields: NewDevice, by: number): Promise<string> {
  await tx.insert(devices).values({ ...fields, updatedBy: by })
  return deviceJson(tx, fields.macAddr)
}

type Change = Pick<DeviceRow, 'name' | 'kind' | 'location' | 'defaultPlayId1' | 'defaultPlayId2'>

export async function changeDevice(tx: Tx, macAddr: string, change: Change, by: number): Promise<string> {
  await tx
    .update(devices)
    .set({ ...change, updatedAt: sql`now()`, updatedBy: by, version: sql`${devices.version} + 1` })
    .where(eq(devices.macAddr, macAddr))
  return deviceJson(tx, macAddr)
}
