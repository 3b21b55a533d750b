import type { RouteShape as ParsedRoute } from '@lumiroute/geo'
import { eq, sql } from 'drizzle-orm'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { defineList } from '../../../db/list-json.ts'
import { routes } from '../../../db/schema/index.ts'

const columns = `
  r.id, r.code, r.name, r.description, r.length_km as "lengthKm", r.point_count as "pointCount", r.bounds,
  r.updated_at as "updatedAt", r.version`

export const listRoutesJson = defineList({
  name: 'route.list',
  from: 'route r',
  columns,
  filters: { q: 'r.code ilike {q} or r.name ilike {q} or r.description ilike {q}' },
  orders: {
    id: 'r.id',
    code: 'lower(r.code)',
    name: 'r.name',
    lengthKm: 'r.length_km',
    updatedAt: 'r.updated_at',
  },
  order: 'code',
})

const whole = rawQuery({
  name: 'route.whole',
  row: { route: 'text' },
  sql: `select row_to_json(v)::text as route
   from (select ${columns}, r.kml as route, r.lines from route r where r.id = $1) v`,
})
export const findRouteJson = async (db: Handle, id: number) => (await db.run(whole, [id]))[0]?.route

const kml = rawQuery({
  name: 'route.kml',
  row: { code: 'text', kml: 'text' },
  sql: 'select code, kml from route where id = $1',
})
export const findRouteKml = async (db: Handle, id: number) => (await db.run(kml, [id]))[0]

type RouteFields = { code: string; name: string; description: string }
export type RouteShape = Omit<ParsedRoute, 'name'> & { kml: string }

export async function insertRoute(
  tx: Tx,
  fields: RouteFields,
  shape: RouteShape,
  by: number,
): Promise<string> {
  const [created] = await tx
    .insert(routes)
    .values({ ...fields, ...shape, updatedBy: by })
    .returning({ id: routes.id })
  return (await findRouteJson(tx, (created as { id: number }).id)) as string
}

export async function saveRoute(
  tx: Tx,
  id: number,
  change: Partial<RouteFields & RouteShape>,
  by: number,
): Promise<string> {
  await tx
    .update(routes)
    .set({ ...change, updatedAt: sql`now()`, updatedBy: by, version: sql`${routes.version} + 1` })
    .where(eq(routes.id, id))
  return (await findRouteJson(tx, id)) as string
}

export const findRouteForUpdate = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ id: routes.id, code: routes.code, name: routes.name, version: routes.version })
      .from(routes)
      .where(eq(routes.id, id))
      .for('update')
  )[0]

export async function removeRoute(tx: Tx, id: number): Promise<void> {
  await tx.delete(routes).where(eq(routes.id, id))
}

const maxNamed = 3
/** Includes what is on air: an ad being edited still drives the route it was approved with. */
const ads = rawQuery({
  name: 'route.ads',
  row: { name: 'text', total: 'int8' },
  sql: `select a.name, count(*) over () as total
   from ad a left join ad_snapshot s on s.id = a.snapshot_id
   where a.route_id = $1 or (s.content -> 'route' ->> 'id')::int = $1
   order by a.id desc limit ${maxNamed}`,
})
/** The newest ads on the route, each with the total count. */
export const listRouteAds = (tx: Tx, id: number) => tx.run(ads, [id])
