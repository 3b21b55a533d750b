import { randomBytes } from 'node:crypto'
import type { Line } from '@lumiroute/geo'
import type { Db, Tx } from '../../apps/server/src/db/db.ts'
import { rawQuery } from '../../apps/server/src/db/raw-query.ts'
import { createDice } from '../../packages/demo/src/dice.ts'
import { loadDemoRoutes } from '../../packages/demo/src/data/demo-routes.ts'
import { createRecords } from '../../apps/server/src/features/advertising/ad/create-records.ts'
import { saveSnapshots } from '../../apps/server/src/features/advertising/ad/save-snapshot.ts'
import { hashDeviceToken } from '../../apps/server/src/http/authentication/device-identity.ts'
import { findPlaylist } from './fleet-playlist.ts'

/** A vehicle on the road today; `points` is its booked route, [longitude, latitude] in driving order. */
export type FleetVehicle = {
  vehicleId: number
  deviceId: number
  macAddr: string
  token: string
  adId: number
  recordId: number
  routeId: number
  points: Line
}
type Wanted = { vehicles: number; seed?: number }
type Route = { id: number; lines: Line[] }
type Crew = { vehicleId: number; deviceId: number; macAddr: string }

const findRoutes = rawQuery<Route>({
  name: 'fleet.routes',
  row: { id: 'int4', lines: 'jsonb' },
  sql: 'select id, lines from route order by id',
})

const fillVehicles = rawQuery<Crew>({
  name: 'fleet.vehicles',
  row: { vehicleId: 'int4', deviceId: 'int4', macAddr: 'text' },
  sql: `with given as (select mac, hash, (select count(*) from vehicle where no like 'FLEET-%') + n as n
      from unnest($1::text[], $2::text[]) with ordinality as g (mac, hash, n)),
    boxes as (insert into device (mac_addr, name, token_hash, paired_at, last_seen_at)
      select mac, '車隊 ' || n, hash, now(), now() from given returning id, mac_addr),
    cars as (insert into vehicle (no, vehicle_type, vehicle_status, device_one)
      select 'FLEET-' || lpad(n::text, 4, '0'), 'car', 'online', mac from given order by n returning id, device_one),
    months as (insert into timetable (vehicle_id, year, month, days)
      select id, extract(year from current_date), extract(month from current_date), array_fill('online'::text, array[31])
      from cars)
  select c.id as "vehicleId", b.id as "deviceId", b.mac_addr as "macAddr"
  from cars c join boxes b on b.mac_addr = c.device_one order by c.id`,
})

const fillAds = rawQuery({
  name: 'fleet.ads',
  row: { adId: 'int4', vehicleId: 'int4' },
  sql: `with given as (select v.id, v.no, route_id from unnest($1::int[], $2::int[]) as g (vehicle_id, route_id)
      join vehicle v on v.id = g.vehicle_id),
    made as (insert into ad (store_id, play_id1, name, move_type, vehicle_type, mode, route_id, broadcast_dates,
        review, submitted_at, reviewed_at)
      select p.store_id, p.id, no, 'move_play', 'car', 'basic', route_id, array[current_date], 'accept', now(), now()
      from given, playlist p where p.id = $3 order by no returning id, store_id, name),
    paid as (insert into "order" (store_id, source, ad_id, ad_name, payment_id, payment_status, order_amount, paid_at)
      select store_id, 'AD', id, name, 'FLEET' || id, 'SUCCESS', 8000, now() from made)
  insert into booking (vehicle_id, date, ad_id)
  select g.id, current_date, m.id from made m join given g on g.no = m.name
  returning ad_id as "adId", vehicle_id as "vehicleId"`,
})

const showSnapshots = rawQuery({
  name: 'fleet.snapshots',
  row: {},
  sql: `update ad set snapshot_id = s.id from unnest($1::int[], $2::int[]) as s (ad_id, id) where ad.id = s.ad_id`,
})
const findRecords = rawQuery({
  name: 'fleet.records',
  row: { recordId: 'int4', vehicleId: 'int4' },
  sql: `select id as "recordId", vehicle_id as "vehicleId" from broadcast_record
   where broadcast_date = current_date and vehicle_id = any($1::int[])`,
})

/** Vehicles with a route, a paired player and an ad approved and booked for today, inserted directly. */
export const prepareFleet = (database: Db, { vehicles, seed = 1 }: Wanted): Promise<FleetVehicle[]> =>
  database.write(async (tx) => {
    const dice = createDice(seed)
    const routes = await getRoutes(tx)
    const tokens = new Map(Array.from({ length: vehicles }, () => [newAddress(), newToken()]))
    const crews = await tx.run(fillVehicles, [[...tokens.keys()], [...tokens.values()].map(hashDeviceToken)])
    const driven = crews.map((crew) => ({ ...crew, route: dice.pick(routes) }))
    const adIds = await bookAds(tx, driven)
    const records = await tx.run(findRecords, [crews.map(({ vehicleId }) => vehicleId)])
    const recordIds = new Map(records.map((row) => [row.vehicleId, row.recordId]))
    return driven.map(({ route, ...crew }) => ({
      ...crew,
      token: tokens.get(crew.macAddr) as string,
      adId: adIds.get(crew.vehicleId) as number,
      recordId: recordIds.get(crew.vehicleId) as number,
      routeId: route.id,
      points: route.lines.flat(),
    }))
  })

async function getRoutes(tx: Tx): Promise<Route[]> {
  const known = await tx.run(findRoutes, [])
  if (known.length > 0) return known
  await loadDemoRoutes(tx)
  return tx.run(findRoutes, [])
}

/** Returns the ad of each vehicle. */
async function bookAds(tx: Tx, driven: (Crew & { route: Route })[]): Promise<Map<number, number>> {
  const vehicleIds = driven.map(({ vehicleId }) => vehicleId)
  const routeIds = driven.map(({ route }) => route.id)
  const booked = await tx.run(fillAds, [vehicleIds, routeIds, await findPlaylist(tx)])
  const adIds = booked.map(({ adId }) => adId)
  const snapshots = await saveSnapshots(tx, adIds, 0)
  await tx.run(showSnapshots, [snapshots.map(({ adId }) => adId), snapshots.map(({ id }) => id)])
  await createRecords(tx, ...adIds.map((id) => ({ id })))
  return new Map(booked.map(({ adId, vehicleId }) => [vehicleId, adId]))
}

const newToken = () => randomBytes(32).toString('base64url')

/** From the locally administered range. */
const newAddress = () =>
  `02:${randomBytes(5).toString('hex').toUpperCase().match(/../g)?.join(':') as string}`
