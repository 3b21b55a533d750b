import type { OrderStatus, PaymentStatus } from '@lumiroute/contract/order'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

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

const lockedRow = {
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
} as const

const byNo = rawQuery<LockedOrder>({
  name: 'order.lockByNo',
  row: lockedRow,
  sql: `select ${columns} from "order" where store_id = $1 and order_no = $2 and source in ('CART', 'POS') for update`,
})
const byId = rawQuery<LockedOrder>({
  name: 'order.lockById',
  row: lockedRow,
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
/** Call with the row locked. */
export async function updateShopOrder(tx: Tx, id: number, changed: Change): Promise<void> {
  const { orderStatus, status, isStockTaken, by } = changed
  await tx.run(change, [id, orderStatus, status, isStockTaken, by ?? null])
}

const listUnpaidOrderIdsQuery = rawQuery({
  name: 'order.waiting',
  row: { id: 'int4' },
  sql: `select id from "order" where order_status = 'created' and payment_type <> 'COD' and source in ('CART', 'POS')
     and order_time < $1::timestamptz - case payment_status when 'PENDING' then interval '74 hours'
       else interval '30 minutes' end
   order by order_time limit 500`,
})
/** A started bank transfer has the three days of its number, and a little more. */
export const listUnpaidOrderIds = async (db: Handle, at: Date) =>
  (await db.run(listUnpaidOrderIdsQuery, [at])).map(({ id }) => id)

const markRefundDueQuery = rawQuery({
  name: 'order.markRefundDue',
  row: {},
  sql: `update "order" set payment_status = 'REFUNDING', payment_id = $2, payment_type = $3, paid_at = $4,
     updated_at = now(), version = version + 1
   where id = $1`,
})
export async function markRefundDue(
  tx: Tx,
  orderId: number,
  paymentId: string,
  paymentType: string,
  paidAt: Date,
): Promise<void> {
  await tx.run(markRefundDueQuery, [orderId, paymentId, paymentType, paidAt])
}

const saveRefundQuery = rawQuery({
  name: 'order.refund',
  row: {},
  sql: `with lines as (
     update order_item i set oi_refunded_qty = i.oi_refunded_qty + l.qty, oi_refunded = i.oi_refunded + l.amount
     from unnest({itemIds}::int[], {quantities}::int[], {amounts}::int[]) as l (id, qty, amount) where i.id = l.id and i.order_id = {orderId})
   update "order" set refunded_amount = refunded_amount + {amount}::int, payment_status = {paymentStatus}, order_status = {orderStatus},
     updated_by = {by}, updated_at = now(), version = version + 1
   where id = {orderId}`,
})
type SavedRefund = {
  orderId: number
  itemIds: number[]
  quantities: number[]
  amounts: number[]
  amount: number
  paymentStatus: PaymentStatus
  orderStatus: OrderStatus
  by: number
}
export async function saveRefund(tx: Tx, refund: SavedRefund): Promise<void> {
  await tx.run(saveRefundQuery, refund)
}
