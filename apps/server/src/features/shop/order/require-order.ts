import type { Tx } from '../../../db/db.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { MemberActor } from '../../../http/authentication/member-watch.ts'
import { type LockedOrder, lockShopOrder } from './shop-order.rows.ts'

export const noOrder = () => notFound('找不到此訂單')

export async function requireShopOrder(tx: Tx, storeId: number, orderNo: string): Promise<LockedOrder> {
  const order = await lockShopOrder(tx, storeId, orderNo)
  if (!order) throw noOrder()
  return order
}

type Asking = { member: MemberActor | null; scope: { storeId: number } }

/** For a member, another's order is as absent as a missing one. */
export async function requireOwnOrder(tx: Tx, { member, scope }: Asking, orderNo: string) {
  const order = await requireShopOrder(tx, scope.storeId, orderNo)
  if (member && order.memberId !== member.id) throw noOrder()
  return order
}
