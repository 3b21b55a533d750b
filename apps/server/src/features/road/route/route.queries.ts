import type { RouteShape } from '@lumiroute/geo'
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

const kmlOf = rawQuery({
  name: 'route.kml',
  row: { code: 'text', kml: 'text' },
  sql: 'select code, kml from route where id = $1',
})
export const findKml = async (db: Handle, id: number) => (await db.run(kmlOf, [id]))[0]

type Texts = { code: string; name: string; description: string }
/** The KML and what was read from it belong together. */
export type KeptShape = Omit<RouteShape, 'name'> & { kml: string }

export async function insertRoute(tx: Tx, texts: Texts, shape: KeptShape, by: number): Promise<string> {
  const [made] = await tx
    .insert(routes)
    .values({ ...texts, ...shape, updatedBy: by })
    .returning({ id: routes.id })
  return (await findRouteJson(tx, (made as { id: number }).id)) as string
}

export async function changeRoute(
  tx: Tx,
  id: number,
  change: Partial<Texts & KeptShape>,
  by: number,
): Promise<string> {
  await tx
    .update(routes)
    .set({ ...change, updatedAt: sql`now()`, updatedBy: by, version: sql`${routes.version} + 1` })
    .where(eq(routes.id, id))
  return (await findRouteJson(tx, id)) as string
}

export const lockRoute = async (tx: Tx, id: number) =>
  (
    await tx
      .select({ id: routes.id, code: routes.code, version: routes.version })
      .from(routes)
      .where(eq(routes.id, id))
      .for('update')
  )[0]
