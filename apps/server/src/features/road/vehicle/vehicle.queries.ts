import type { Language } from '@lumiroute/contract/text'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { codedJson } from '../../../db/coded-json.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { onScreenJson } from '../../../db/on-screen-json.ts'
import { codeNames } from '../../../text/code-names.ts'
import { ads, bookings, vehicles } from '../../../db/schema/index.ts'

export type VehicleRow = typeof vehicles.$inferSelect

const deviceJson = (column: string) =>
  `(select json_build_object('macAddr', d.mac_addr, 'name', d.name) from device d where d.mac_addr = ${column})`

/** A device counts as online when it called after `since`. */
const columns = `
  r.id, r.no, ${deviceJson('r.device_one')} as "deviceOne", ${deviceJson('r.sensor_one')} as "sensorOne",
  ${codedJson('r.vehicle_type', 'vehicleType')} as "vehicleType",
  ${codedJson('r.vehicle_status', 'vehicleStatus')} as "vehicleStatus",
  (select ${onScreenJson('d')} from device d
   where d.mac_addr = r.device_one and d.last_seen_at >= {since}::timestamptz) as "onScreen",
  r.updated_at as "updatedAt", r.version`

export const listVehiclesJson = defineList({
  name: 'vehicle.list',
  from: 'vehicle r',
  columns,
  filters: {
    vehicleId: 'r.id = {vehicleId}',
    vehicleType: 'r.vehicle_type = {vehicleType}',
    vehicleStatus: 'r.vehicle_status = {vehicleStatus}',
    q: `r.no ilike {q} or exists (select from device d
      where d.mac_addr in (r.device_one, r.sensor_one) and (d.mac_addr ilike {q} or d.name ilike {q}))`,
  },
  orders: {
    id: 'r.id',
    no: 'lower(r.no)',
    vehicleType: 'r.vehicle_type',
    vehicleStatus: 'r.vehicle_status',
    updatedAt: 'r.updated_at',
  },
  order: 'no',
})

const byId = rawQuery({
  name: 'vehicle.byId',
  row: { vehicle: 'text' },
  sql: `select row_to_json(v)::text as vehicle from (select ${columns} from vehicle r where r.id = {id}) v`,
})
const getVehicleJson = async (db: Handle, id: number, { since, language }: Change) =>
  (await db.run(byId, { id, since, ...codeNames(language) }))[0]?.vehicle as string

type Change = { by: number; since: Date; language: Language }
type VehicleFields = Pick<VehicleRow, 'no' | 'deviceOne' | 'sensorOne' | 'vehicleType' | 'vehicleStatus'>

export async function insertVehicle(tx: Tx, fields: VehicleFields, change: Change): Promise<string> {
  const [created] = await tx
    .insert(vehicles)
    .values({ ...fields, updatedBy: change.by })
    .returning({ id: vehicles.id })
  return getVehicleJson(tx, (created as { id: number }).id, change)
}

export async function saveVehicle(
  tx: Tx,
  id: number,
  fields: VehicleFields,
  change: Change,
): Promise<string> {
  await tx
    .update(vehicles)
    .set({ ...fields, updatedAt: sql`now()`, updatedBy: change.by, version: sql`${vehicles.version} + 1` })
    .where(eq(vehicles.id, id))
  return getVehicleJson(tx, id, change)
}

export const findVehicleForUpdate = async (tx: Tx, id: number): Promise<VehicleRow | undefined> =>
  (await tx.select().from(vehicles).where(eq(vehicles.id, id)).for('update'))[0]

export async function removeVehicle(tx: Tx, id: number): Promise<void> {
  await tx.delete(vehicles).where(eq(vehicles.id, id))
}

export type VehicleUses = { bookings: number; timetables: number; records: number }
const uses = rawQuery<VehicleUses>({
  name: 'vehicle.uses',
  row: { bookings: 'int8', timetables: 'int8', records: 'int8' },
  sql: `select (select count(*) from booking where vehicle_id = $1) as bookings,
     (select count(*) from timetable where vehicle_id = $1) as timetables,
     (select count(*) from broadcast_record where vehicle_id = $1) as records`,
})
export const countVehicleUses = async (tx: Tx, id: number) => (await tx.run(uses, [id]))[0] as VehicleUses

type DeviceHolder = { kind: string; vehicleId: number | null; vehicleNo: string | null; home: string | null }
const deviceHolder = rawQuery<DeviceHolder>({
  name: 'vehicle.deviceHolder',
  row: { kind: 'text', vehicleId: 'int4?', vehicleNo: 'text?', home: 'text?' },
  sql: `select d.kind, v.id as "vehicleId", v.no as "vehicleNo",
     coalesce((select p.name from place p where p.id = d.place_id),
       (select s.store_name from store s where s.id = d.store_id)) as home
   from device d left join vehicle v on d.mac_addr in (v.device_one, v.sensor_one)
   where d.mac_addr = $1 for share of d`,
})
/** The device's kind and where it is installed; undefined for an unknown device. */
export const findDeviceHolder = async (tx: Tx, macAddr: string): Promise<DeviceHolder | undefined> =>
  (await tx.run(deviceHolder, [macAddr]))[0]

export const listUpcomingBookings = (tx: Tx, vehicleId: number, today: string) =>
  tx
    .select({ date: bookings.date, name: ads.name })
    .from(bookings)
    .innerJoin(ads, eq(ads.id, bookings.adId))
    .where(and(eq(bookings.vehicleId, vehicleId), gte(bookings.date, today)))
    .orderBy(asc(bookings.date))
