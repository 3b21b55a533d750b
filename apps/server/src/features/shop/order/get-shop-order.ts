import type { getShopOrder as endpoint, ShopOrderDetail } from '@lumiroute/contract/order'
import type { Handle } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listActions } from './order-transitions.ts'
import { findShopOrder } from './queries/shop-order.queries.ts'

export async function getOrderDetail(db: Handle, storeId: number, orderNo: string): Promise<ShopOrderDetail> {
  const order = await findShopOrder(db, storeId, orderNo)
  if (!order) throw new AppError('order.notFound')
  return { ...order, actions: listActions({ ...order, status: order.paymentStatus }, 'store') }
}

export const getShopOrder = async ({ db, scope, input }: Read<typeof endpoint>) => ({
  order: await getOrderDetail(db, scope.storeId, input.orderNo),
})
