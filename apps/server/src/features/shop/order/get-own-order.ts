import type { getOwnOrder as endpoint, OwnOrder } from '@lumiroute/contract/order'
import { AppError } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { sumOrderPoints } from '../point-card/order-points.ts'
import { viewOwnOrder } from './order.policy.ts'
import { findOwnOrder } from './queries/shop-order.queries.ts'

export async function getOwnOrder({ db, member, scope, input }: Read<typeof endpoint>) {
  const { orderNo } = input
  const [found, pointsEarned] = await Promise.all([
    findOwnOrder(db, scope.storeId, member.id, orderNo),
    sumOrderPoints(db, member.id, orderNo),
  ])
  if (!found) throw new AppError('order.notFound')
  const order: OwnOrder = { ...viewOwnOrder(found), pointsEarned }
  return { order }
}
