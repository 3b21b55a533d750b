import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { onScreenJson } from '../../../db/on-screen-json.ts'
import { devices } from '../../../db/schema/index.ts'
import type { Deps } from '../../../deps.ts'
import { placeJson } from '../../../db/choosable-screen.ts'
import { signImages, silentSince } from './device.state.ts'

type Signing = Pick<Deps, 'settings' | 'now'>

const playlist = (column: string) =>
  `(select json_build_object('id', p.id, 'name', p.name) from playlist p where p.id = ${column})`

const isPaired = 'r.token_hash is not null'
const isHeard = (since: string) => `r.last_seen_at >= ${since}`

/** By what the device itself sent; `since` is the moment from which on a call makes it online. */
const stateColumns = (since: string) => `
  case when not ${isPaired} then 'unpaired' when ${isHeard(since)} then 'online' else 'offline' end as status,
  r.paired_at as "pairedAt", r.last_seen_at as "lastSeenAt", r.app_version as "appVersion",
  r.disk_free as "diskFree", r.clock_skew_ms as "clockSkewMs", r.queued, ${onScreenJson('r')} as "onScreen", r.faults,
  r.image_name as image, r.image_at as "imageAt",`

const columnsSince = (since: string) => `
  r.id, r.mac_addr as "macAddr", r.name, r.kind, coalesce(r.location, '') as location,
  ${placeJson('r')} as place,
  (select json_build_object('id', s.id, 'storeName', s.store_name, 'storeCode', s.store_code)
   from store s where s.id = r.store_id) as store,
  ${playlist('r.default_play_id1')} as "defaultPlay1", ${playlist('r.default_play_id2')} as "defaultPlay2",
  (select json_build_object('id', v.id, 'no', v.no) from vehicle v
   where v.device_one = r.mac_addr or v.sensor_one = r.mac_addr limit 1) as vehicle,
  ${stateColumns(since)}
  r.updated_at as "updatedAt", r.version`

const from = '(select d.*, p.name as location from device d left join place p on p.id = d.place_id) r'

const list = defineList({
  name: 'device.list',
  from,
  columns: columnsSince('{since}::timestamptz'),
  filters: {
    macAddr: 'r.mac_addr = {macAddr}',
    kind: 'r.kind = {kind}',
    placeId: 'r.place_id = {placeId}',
    storeId: 'r.store_id = {storeId}',
    unpaired: `(not ${isPaired}) = {unpaired}`,
    online: `(${isPaired} and coalesce(${isHeard('{since}::timestamptz')}, false)) = {online}`,
    q: `r.mac_addr ilike {q} or r.name ilike {q} or r.location ilike {q}
      or r.store_id in (select s.id from store s where s.store_name ilike {q}) or exists
      (select from vehicle v where r.mac_addr in (v.device_one, v.sensor_one) and v.no ilike {q})`,
  },
  orders: {
    macAddr: 'r.mac_addr',
    name: 'r.name',
    kind: 'r.kind',
    location: 'r.location',
    lastSeenAt: 'r.last_seen_at',
    updatedAt: 'r.updated_at',
  },
  order: 'macAddr',
})

/** The list with its screenshots signed. */
export async function listDevicesJson(
  db: Handle,
  signing: Signing,
  asked: Omit<Parameters<typeof list>[1], 'given'>,
) {
  const listed = await list(db, { ...asked, given: { since: silentSince(signing) } })
  return { ...listed, rows: signImages(signing, listed.rows) }
}

const byMac = rawQuery({
  name: 'device.byMac',
  row: { device: 'text' },
  sql: `select row_to_json(v)::text as device from (select ${columnsSince('$2::timestamptz')}
   from ${from} where r.mac_addr = $1) v`,
})
async function deviceJson(db: Handle, signing: Signing, macAddr: string): Promise<string> {
  const [found] = await db.run(byMac, [macAddr, silentSince(signing)])
  return signImages(signing, (found as { device: string }).device)
}

export type DeviceRow = typeof devices.$inferSelect
type NewDevice = Omit<typeof devices.$inferInsert, 'updatedBy' | 'version'>

export async function insertDevice(tx: Tx, signing: Signing, fields: NewDevice, by: number): Promise<string> {
  await tx.insert(devices).values({ ...fields, updatedBy: by })
  return deviceJson(tx, signing, fields.macAddr)
}

type Change = Pick<DeviceRow, 'name' | 'kind' | 'placeId' | 'storeId' | 'defaultPlayId1' | 'defaultPlayId2'>

export async function changeDevice(
  tx: Tx,
  signing: Signing,
  macAddr: string,
  change: Change,
  by: number,
): Promise<string> {
  await tx
    .update(devices)
    .set({ ...change, updatedAt: sql`now()`, updatedBy: by, version: sql`${devices.version} + 1` })
    .where(eq(devices.macAddr, macAddr))
  return deviceJson(tx, signing, macAddr)
}

const end = rawQuery({
  name: 'device.endToken',
  row: {},
  sql: 'update device set token_hash = null, paired_at = null, offline_told_at = null where id = $1',
})
/** Its next call is a stranger's. */
export async function endToken(tx: Tx, id: number): Promise<void> {
  await tx.run(end, [id])
}
