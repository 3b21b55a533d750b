import type { getShopOrder as endpoint, ShopOrderDetail } from '@lumiroute/contract/order'
import type { Handle } from '../../../db/db.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { noOrder } from './require-order.ts'
import { findShopOrder } from './shop-order.queries.ts'
import { actionsOfOrder } from './shop-order.state.ts'

export async function viewShopOrder(db: Handle, storeId: number, orderNo: string): Promise<ShopOrderDetail> {
  const order = await findShopOrder(db, storeId, orderNo)
  if (!order) throw noOrder()
  return { ...order, actions: actionsOfOrder({ ...order, status: order.paymentStatus }, 'store') }
}

export const getShopOrder = async ({ db, scope, input }: Read<typeof endpoint>) => ({
  order: await viewShopOrder(db, scope.storeId, input.orderNo),
})
