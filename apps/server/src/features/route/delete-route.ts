import type { deleteRoute as endpoint } from '@lumiroute/contract'
import { eq } from 'drizzle-orm'
import { statement, type Tx } from '../../db/db.ts'
import { routes } from '../../db/schema/index.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Write } from '../../http/route.ts'
import { lockRoute } from './route.queries.ts'

const mostNamed = 3
const drivenBy = statement<{ name: string; total: number }>(
  'route.ads',
  `select name, count(*) over () as total from ad where route_id = $1 order by id desc limit ${mostNamed}`,
)

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
