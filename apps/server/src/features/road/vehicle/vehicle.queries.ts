import { vehicleStatuses, vehicleTypes } from '@lumiroute/contract/ad'
import { eq, sql } from 'drizzle-orm'
import { codedJson } from '../../../db/coded-json.ts'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { onScreenJson } from '../../../db/on-screen-json.ts'
import { vehicles } from '../../../db/schema/index.ts'
import type { VehicleRow } from './lock-vehicle.ts'

const carried = (column: string) =>
  `(select json_build_object('macAddr', d.mac_addr, 'name', d.name) from device d where d.mac_addr = ${column})`

/** `since` is the moment from which on a call makes a device online. */
const columnsSince = (since: string) => `
  r.id, r.no, ${carried('r.device_one')} as "deviceOne", ${carried('r.sensor_one')} as "sensorOne",
  ${codedJson('r.vehicle_type', vehicleTypes)} as "vehicleType",
  ${codedJson('r.vehicle_status', vehicleStatuses)} as "vehicleStatus",
  (select ${onScreenJson('d')} from device d
   where d.mac_addr = r.device_one and d.last_seen_at >= ${since}::timestamptz) as "onScreen",
  r.updated_at as "updatedAt", r.version`

export const listVehiclesJson = defineList({
  name: 'vehicle.list',
  from: 'vehicle r',
  columns: columnsSince('{since}'),
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
  sql: `select row_to_json(v)::text as vehicle from (select ${columnsSince('$2')} from vehicle r where r.id = $1) v`,
})
const vehicleJson = async (db: Handle, id: number, since: Date) =>
  (await db.run(byId, [id, since]))[0]?.vehicle as string

/** Who changes it, and the moment from which on a device counts as online. */
type Change = { by: number; since: Date }
type VehicleFields = Pick<VehicleRow, 'no' | 'deviceOne' | 'sensorOne' | 'vehicleType' | 'vehicleStatus'>

export async function insertVehicle(tx: Tx, fields: VehicleFields, { by, since }: Change): Promise<string> {
  const [made] = await tx
    .insert(vehicles)
    .values({ ...fields, updatedBy: by })
    .returning({ id: vehicles.id })
  return vehicleJson(tx, (made as { id: number }).id, since)
}

export async function changeVehicle(
  tx: Tx,
  id: number,
  fields: VehicleFields,
  { by, since }: Change,
): Promise<string> {
  await tx
    .update(vehicles)
    .set({ ...fields, updatedAt: sql`now()`, updatedBy: by, version: sql`${vehicles.version} + 1` })
    .where(eq(vehicles.id, id))
  return vehicleJson(tx, id, since)
}
