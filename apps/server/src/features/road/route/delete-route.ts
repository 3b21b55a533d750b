import type { deleteRoute as endpoint } from '@lumiroute/contract/route'
import type { Tx } from '../../../db/db.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findRouteForUpdate, listRouteAds, removeRoute } from './route.queries.ts'

export async function deleteRoute({ tx, input, audit }: Write<typeof endpoint>) {
  // The lock also waits for an ad that is choosing this route now.
  const route = await findRouteForUpdate(tx, input.id)
  if (!route) throw notFound()
  await requireUnused(tx, route)
  await removeRoute(tx, route.id)
  await audit(tx, 'route.deleted', { object: { id: route.id, name: route.name } })
  return { message: text('route.deleted', { code: route.code }) }
}

async function requireUnused(tx: Tx, { id, code }: { id: number; code: string }): Promise<void> {
  const ads = await listRouteAds(tx, id)
  const count = ads[0]?.total ?? 0
  if (count === 0) return
  const names = ads.map(({ name }) => text('route.quoted', { name }))
  if (count > ads.length) throw new AppError('route.inUseByMany', { code, names, count })
  throw new AppError('route.inUse', { code, names })
}
