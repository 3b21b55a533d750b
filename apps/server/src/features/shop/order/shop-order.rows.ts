import type { OrderStatus, PaymentStatus } from '@lumiroute/contract/order'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

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

const byNo = rawQuery<LockedOrder>({
  name: 'order.lockByNo',
  row: {
    id: 'int4',
    orderNo: 'text',
    storeId: 'int4',
    memberId: 'int4?',
    status: 'text',
    orderStatus: 'text',
    paymentType: 'text',
    paymentId: 'text',
    orderAmount: 'int4',
    refundedAmount: 'int4',
    isStockTaken: 'bool',
    version: 'int4',
  },
  sql: `select ${columns} from "order" where store_id = $1 and order_no = $2 and source in ('CART', 'POS') for update`,
})
const byId = rawQuery<LockedOrder>({
  name: 'order.lockById',
  row: {
    id: 'int4',
    orderNo: 'text',
    storeId: 'int4',
    memberId: 'int4?',
    status: 'text',
    orderStatus: 'text',
    paymentType: 'text',
    paymentId: 'text',
    orderAmount: 'int4',
    refundedAmount: 'int4',
    isStockTaken: 'bool',
    version: 'int4',
  },
  sql: `select ${columns} from "order" where id = $1 for update`,
})

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

const items = rawQuery<ItemRow>({
  name: 'order.items',
  row: {
    id: 'int4',
    productId: 'int4?',
    variantId: 'int4?',
    prodName: 'text',
    qty: 'int4',
    total: 'int4',
    refundedQty: 'int4',
    refunded: 'int4',
    isPointEligible: 'bool',
  },
  sql: `select id, product_id as "productId", variant_id as "variantId", oi_prod_name as "prodName",
     oi_prod_sale_qty as qty, oi_total as total, oi_refunded_qty as "refundedQty", oi_refunded as refunded,
     oi_point_eligible as "isPointEligible"
   from order_item where order_id = $1 order by id`,
})
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
const change = rawQuery({
  name: 'order.change',
  row: {},
  sql: `update "order" set order_status = $2, payment_status = $3, is_stock_taken = $4, updated_by = coalesce($5, updated_by),
     updated_at = now(), version = version + 1
   where id = $1`,
})
/** Call it with the row locked. */
export async function changeShopOrder(tx: Tx, id: number, changed: Change): Promise<void> {
  const { orderStatus, status, isStockTaken, by } = changed
  await tx.run(change, [id, orderStatus, status, isStockTaken, by ?? null])
}
