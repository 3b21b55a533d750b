import type { getShopOrder as endpoint } from '@lumiroute/contract/order'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { viewOrder } from './order.policy.ts'
import { findShopOrder } from './queries/shop-order.queries.ts'

export async function getOrderDetail(db: Handle, storeId: number, orderNo: string, actor: Actor) {
  const order = await findShopOrder(db, storeId, orderNo)
  if (!order) throw new AppError('order.notFound')
  return viewOrder(order, actor)
}

export const getShopOrder = async ({ db, actor, scope, input }: Read<typeof endpoint>) => ({
  order: await getOrderDetail(db, scope.storeId, input.orderNo, actor),
})
