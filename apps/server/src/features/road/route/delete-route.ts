import type { deleteRoute as endpoint } from '@lumiroute/contract/route'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { routes } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { lockRoute } from './route.queries.ts'

const mostNamed = 3
/** Also by what plays: an ad that is being changed still drives the route it was approved with. */
const drivenBy = rawQuery({
  name: 'route.ads',
  row: { name: 'text', total: 'int8' },
  sql: `select a.name, count(*) over () as total
   from ad a left join ad_snapshot s on s.id = a.snapshot_id
   where a.route_id = $1 or (s.content -> 'route' ->> 'id')::int = $1
   order by a.id desc limit ${mostNamed}`,
})

export async function deleteRoute({ tx, input }: Write<typeof endpoint>) {
  // The lock also waits for an ad that is choosing this route right now.
  const route = await lockRoute(tx, input.id)
  if (!route) throw notFound()
  await requireUndriven(tx, route)
  await tx.delete(routes).where(eq(routes.id, route.id))
  return { message: `刪除路線「${route.code}」成功` }
}

async function requireUndriven(tx: Tx, { id, code }: { id: number; code: string }): Promise<void> {
  const ads = await tx.run(drivenBy, [id])
  const total = ads[0]?.total ?? 0
  if (total === 0) return
  const names = ads.map(({ name }) => `「${name}」`).join('、')
  const amount = total > ads.length ? `等 ${total} 則廣告` : ''
  throw new AppError('CONFLICT', { message: `路線「${code}」正由廣告${names}${amount}使用，無法刪除` })
}
