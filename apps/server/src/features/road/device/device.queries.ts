import type { Device } from '@lumiroute/contract/device'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { actionsWhere } from '../../../db/actions-sql.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { onScreenJson } from '../../../db/on-screen-json.ts'
import { accounts, devices, places, playlists, stores, vehicles } from '../../../db/schema/index.ts'

const playlistJson = (column: string) =>
  `(select json_build_object('id', p.id, 'name', p.name) from playlist p where p.id = ${column})`

const isPaired = 'r.token_hash is not null'
const actions = actionsWhere({ pair: `not ${isPaired}`, edit: 'true', revoke: isPaired, delete: 'true' })
const isOnline = (since: string) => `r.last_seen_at >= ${since}`

const keyJson = `(select json_build_object('fingerprint', k.fingerprint, 'algorithm', k.algorithm,
  'createdAt', k.created_at) from device_key k where k.device_id = r.id order by k.id desc limit 1)`

/** What the device reported; it is online if it called after `since`. */
const stateColumns = (since: string) => `
  case when not ${isPaired} then 'unpaired' when ${isOnline(since)} then 'online' else 'offline' end as status,
  r.paired_at as "pairedAt", r.last_seen_at as "lastSeenAt", r.app_version as "appVersion",
  r.can_sign as "canSign", ${keyJson} as key, r.disk_free as "diskFree", r.clock_skew_ms as "clockSkewMs", r.queued, ${onScreenJson('r')} as "onScreen", r.faults,
  r.image_name as image, r.image_at as "imageAt",`

const buildColumns = (since: string) => `
  r.id, r.mac_addr as "macAddr", r.name, r.kind, coalesce(r.location, '') as location,
  (select json_build_object('id', p.id, 'name', p.name) from place p where p.id = r.place_id) as place,
  (select json_build_object('id', s.id, 'storeName', s.store_name, 'storeCode', s.store_code)
   from store s where s.id = r.store_id) as store,
  ${playlistJson('r.default_play_id1')} as "defaultPlay1", ${playlistJson('r.default_play_id2')} as "defaultPlay2",
  (select json_build_object('id', v.id, 'no', v.no) from vehicle v
   where v.device_one = r.mac_addr or v.sensor_one = r.mac_addr limit 1) as vehicle,
  ${stateColumns(since)}
  r.updated_at as "updatedAt", r.version, ${actions} as actions`

const from = '(select d.*, p.name as location from device d left join place p on p.id = d.place_id) r'

export const listDevicesJson = defineList({
  name: 'device.list',
  from,
  columns: buildColumns('{since}::timestamptz'),
  filters: {
    macAddr: 'r.mac_addr = {macAddr}',
    kind: 'r.kind = {kind}',
    placeId: 'r.place_id = {placeId}',
    storeId: 'r.store_id = {storeId}',
    unpaired: `(not ${isPaired}) = {unpaired}`,
    online: `(${isPaired} and coalesce(${isOnline('{since}::timestamptz')}, false)) = {online}`,
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

const byMac = rawQuery<{ device: Device }>({
  name: 'device.byMac',
  row: { device: 'json' },
  sql: `select row_to_json(v) as device from (select ${buildColumns('$2::timestamptz')}
   from ${from} where r.mac_addr = $1) v`,
})
const getDevice = async (db: Handle, macAddr: string, since: Date) =>
  ((await db.run(byMac, [macAddr, since]))[0] as { device: Device }).device

export type DeviceRow = typeof devices.$inferSelect
type NewDevice = Omit<typeof devices.$inferInsert, 'updatedBy' | 'version'>
type Change = { by: number; since: Date }

export async function insertDevice(tx: Tx, fields: NewDevice, { by, since }: Change): Promise<Device> {
  await tx.insert(devices).values({ ...fields, updatedBy: by })
  return getDevice(tx, fields.macAddr, since)
}

type DeviceFields = Pick<
  DeviceRow,
  'name' | 'kind' | 'placeId' | 'storeId' | 'defaultPlayId1' | 'defaultPlayId2'
>

export async function saveDevice(
  tx: Tx,
  macAddr: string,
  fields: DeviceFields,
  { by, since }: Change,
): Promise<Device> {
  await tx
    .update(devices)
    .set({ ...fields, updatedAt: sql`now()`, updatedBy: by, version: sql`${devices.version} + 1` })
    .where(eq(devices.macAddr, macAddr))
  return getDevice(tx, macAddr, since)
}

export const findDeviceForUpdate = async (tx: Tx, macAddr: string): Promise<DeviceRow | undefined> =>
  (await tx.select().from(devices).where(eq(devices.macAddr, macAddr)).for('update'))[0]

export async function removeDevice(tx: Tx, id: number): Promise<void> {
  await tx.delete(devices).where(eq(devices.id, id))
}

/** The number of the vehicle that carries the device. */
export async function findVehicleNo(tx: Tx, macAddr: string): Promise<string | undefined> {
  const carriesDevice = sql`${macAddr} in (${vehicles.deviceOne}, ${vehicles.sensorOne})`
  return (await tx.select({ no: vehicles.no }).from(vehicles).where(carriesDevice))[0]?.no
}

/** Locks the store, so that it cannot be deleted before the device refers to it. */
export const lockStoreRow = async (tx: Tx, id: number) =>
  (await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, id)).for('key share'))[0]

/** The given playlists that belong to the platform, locked against deletion. */
export async function lockPlatformPlaylists(tx: Tx, ids: number[]): Promise<number[]> {
  const found = await tx
    .select({ id: playlists.id })
    .from(playlists)
    .innerJoin(stores, eq(stores.id, playlists.storeId))
    .where(and(inArray(playlists.id, ids), stores.isPlatform))
    .for('key share', { of: playlists })
  return found.map(({ id }) => id)
}

const clearToken = rawQuery({
  name: 'device.deleteToken',
  row: {},
  sql: 'update device set token_hash = null, paired_at = null, offline_told_at = null where id = $1',
})
export async function deleteToken(tx: Tx, id: number): Promise<void> {
  await tx.run(clearToken, [id])
}

const offline = rawQuery({
  name: 'device.markOffline',
  row: { id: 'int4' },
  sql: `update device set offline_told_at = $1
   where token_hash is not null and last_seen_at < $2 and offline_told_at is null returning id`,
})
/** The devices that went offline since the last call. */
export const markOffline = async (tx: Tx, now: Date, since: Date): Promise<number[]> =>
  (await tx.run(offline, [now, since])).map(({ id }) => id)

/** The given devices that are still offline, with their location. */
export const listOffline = (db: Handle, ids: number[]) =>
  db
    .select({
      name: devices.name,
      macAddr: devices.macAddr,
      place: places.name,
      store: stores.storeName,
      no: vehicles.no,
    })
    .from(devices)
    .leftJoin(vehicles, sql`${devices.macAddr} in (${vehicles.deviceOne}, ${vehicles.sensorOne})`)
    .leftJoin(places, eq(places.id, devices.placeId))
    .leftJoin(stores, eq(stores.id, devices.storeId))
    .where(and(inArray(devices.id, ids), isNotNull(devices.offlineToldAt)))
    .orderBy(asc(devices.macAddr))

/** Only verified addresses, since the mail holds names that people typed. */
export const listOperators = (db: Handle) =>
  db
    .select({ to: accounts.adminEmail, name: accounts.adminName, language: accounts.language })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'ROLE_ADMIN'),
        eq(accounts.adminEnabled, true),
        isNotNull(accounts.emailVerifiedAt),
      ),
    )
    .orderBy(accounts.id)
