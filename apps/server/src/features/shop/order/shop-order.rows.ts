import type { OrderStatus, PaymentStatus } from '@lumiroute/contract/order'
import { statement, type Tx } from '../../../db/db.ts'

export type LockedOrder = {
  id: number
  orderNo: string
  storeId: number
  memberId: number | null
  status: PaymentStatus
  orderStatus: OrderStatus
  paymentType: string
  paymentId: string
  orderAmount: number
  refundedAmount: number
  isStockTaken: boolean
  version: number
}

const columns = `id, order_no as "orderNo", store_id as "storeId", member_id as "memberId",
  payment_status as status, order_status as "orderStatus", payment_type as "paymentType",
  payment_id as "paymentId", order_amount as "orderAmount", refunded_amount as "refundedAmount",
  is_stock_taken as "isStockTaken", version`

const byNo = statement<LockedOrder>(
  'order.lockByNo',
  `select ${columns} from "order" where store_id = $1 and order_no = $2 and source in ('CART', 'POS') for update`,
)
const byId = statement<LockedOrder>(
  'order.lockById',
  `select ${columns} from "order" where id = $1 for update`,
)

export const lockShopOrder = async (tx: Tx, storeId: number, orderNo: string) =>
  (await tx.run(byNo, [storeId, orderNo]))[0]
export const lockShopOrderById = async (tx: Tx, id: number) => (await tx.run(byId, [id]))[0]

export type ItemRow = {
  id: number
  productId: number | null
  variantId: number | null
  prodName: string
  qty: number
  total: number
  refundedQty: number
  refunded: number
  isPointEligible: boolean
}

const items = statement<ItemRow>(
  'order.items',
  `select id, product_id as "productId", variant_id as "variantId", oi_prod_name as "prodName",
     oi_prod_sale_qty as qty, oi_total as total, oi_refunded_qty as "refundedQty", oi_refunded as refunded,
     oi_point_eligible as "isPointEligible"
   from order_item where order_id = $1 order by id`,
)
export const listItems = (tx: Tx, orderId: number) => tx.run(items, [orderId])

/** What is still paid for products that bring points. */
export const pointAmountOf = (rows: readonly ItemRow[]) =>
  rows.reduce(
    (sum, { total, refunded, isPointEligible }) => sum + (isPointEligible ? total - refunded : 0),
    0,
  )

type Change = {
  orderStatus: OrderStatus
  status: PaymentStatus
  isStockTaken: boolean
  by?: number | undefined
}
const change = statement(
  'order.change',
  `update "order" set order_status = $2, payment_status = $3, is_stock_taken = $4, updated_by = coalesce($5, updated_by),
     updated_at = now(), version = version + 1
   where id = $1`,
)
/** Call it with the row locked. */
export async function changeShopOrder(tx: Tx, id: number, changed: Change): Promise<void> {
  const { orderStatus, status, isStockTaken, by } = changed
  await tx.run(change, [id, orderStatus, status, isStockTaken, by ?? null])
}
