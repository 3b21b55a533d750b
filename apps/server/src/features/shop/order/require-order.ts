import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { MemberActor } from '../../../http/authentication/member-watch.ts'
import { type LockedOrder, lockShopOrder } from './queries/locked-order.queries.ts'

export async function requireShopOrder(tx: Tx, storeId: number, orderNo: string): Promise<LockedOrder> {
  const order = await lockShopOrder(tx, storeId, orderNo)
  if (!order) throw new AppError('order.notFound')
  return order
}

type Asking = { member: MemberActor | null; scope: { storeId: number } }

/** Members must not see the orders of others. */
export async function requireOwnOrder(tx: Tx, { member, scope }: Asking, orderNo: string) {
  const order = await requireShopOrder(tx, scope.storeId, orderNo)
  if (member && order.memberId !== member.id) throw new AppError('order.notFound')
  return order
}
