import type { listRoutes as endpoint, Route } from '@lumiroute/contract/route'
import type { Db } from '../../../db/db.ts'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findRouteJson, listRoutesJson } from './route.queries.ts'

export async function listRoutes({ db, input }: Read<typeof endpoint>) {
  const { id, page, size, sort, q } = input
  if (id !== undefined) return getRoute(db, id)
  const { rows, total } = await listRoutesJson(db, { filters: { q: containing(q) }, page, size, sort })
  return { routeList: new RawJson<Route[]>(rows), total }
}

async function getRoute(db: Db, id: number) {
  const route = await findRouteJson(db, id)
  return { routeList: new RawJson<Route[]>(`[${route ?? ''}]`) }
}
