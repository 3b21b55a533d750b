import type { PaymentStatus } from '@lumiroute/contract/order'
import type { Item } from '../../../../adapters/payment/payment.port.ts'
import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const insertPaymentQuery = rawQuery({
  name: 'order.attempt',
  row: {},
  sql: `with renewed as (
     update "order" set payment_id = {paymentId}, payment_status = 'INIT', updated_at = now(), version = version + 1
     where id = {orderId} returning id, order_amount)
   insert into payment (payment_id, order_id, uuid, provider, amount, status, created_at)
   select {paymentId}, id, {uuid}::uuid, {provider}, order_amount, 'INIT', {at}::timestamptz from renewed`,
})
type NewPayment = { orderId: number; paymentId: string; uuid: string; provider: string; at: Date }
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  await tx.run(insertPaymentQuery, payment)
}

export type BillRow = {
  orderNo: string
  paymentId: string
  shippingFee: number
  orderAmount: number
  paymentStatus: PaymentStatus
  storeCode: string
  storeName: string
  uuid: string | null
  provider: string
  at: Date
  items: Item[]
  discount: number
}

const findBillRowQuery = rawQuery<BillRow>({
  name: 'order.bill',
  row: {
    orderNo: 'text',
    paymentId: 'text',
    orderAmount: 'int4',
    paymentStatus: 'text',
    storeCode: 'text',
    storeName: 'text',
    uuid: 'uuid?',
    provider: 'text',
    at: 'timestamptz',
    discount: 'int4',
    shippingFee: 'int4',
    items: 'json',
  },
  sql: `select o.order_no as "orderNo", o.payment_id as "paymentId", o.order_amount as "orderAmount",
     o.payment_status as "paymentStatus", s.store_code as "storeCode", s.store_name as "storeName", p.uuid, p.provider, p.created_at as at,
     o.discount_total as discount, o.shipping_fee as "shippingFee",
     (select json_agg(json_build_object('prodCode', i.oi_prod_code, 'prodName', i.oi_prod_name,
        'prodQty', i.oi_prod_sale_qty, 'prodPrice', i.oi_prod_sale_price) order by i.id)
      from order_item i where i.order_id = o.id) as items
   from "order" o join store s on s.id = o.store_id
   left join payment p on p.payment_id = o.payment_id
   where o.id = $1`,
})
export const findBillRow = async (db: Handle, orderId: number) =>
  (await db.run(findBillRowQuery, [orderId]))[0]

type InsertedOrder = { orderId: number } & Pick<BillRow, 'storeCode' | 'storeName' | 'items'>
const insertOrderQuery = rawQuery<InsertedOrder>({
  name: 'order.place',
  row: { orderId: 'int4', storeCode: 'text', storeName: 'text', items: 'json' },
  sql: `with cart as materialized (select * from jsonb_to_recordset({lines}::jsonb) as l (at int, code text, name text, qty int,
     price int, product int, variant int, "varCode" text, "varName" text, discount int, eligible boolean)),
   placed as (
     insert into "order" (store_id, source, member_id, mbr, account_id, admin_name, payment_id, payment_type,
       payment_status, order_amount, order_time, paid_at, memo, order_no, order_status, prod_total_price,
       discount_total, shipping_fee, delivery, invoice, is_stock_taken, request_key, request_hash, updated_by)
     select {storeId}, {source}, {memberId},
       (select jsonb_build_object('mbrCode', m.mbr_code, 'name', coalesce(nullif(m.mbr_name, ''), m.mbr_display_name),
          'mobile', m.mbr_mobile, 'email', m.mbr_email) from member m where m.id = {memberId}::int),
       {accountId}::int, coalesce((select a.admin_name from account a where a.id = {accountId}::int), ''), {paymentId}, {paymentType},
       {paymentStatus}, {orderAmount}::int, {at}::timestamptz, {paidAt}, {memo}, {orderNo}, 'created', {prodTotalPrice}::int, {discountTotal}, {shippingFee}, {delivery}, {invoice}, {isStockTaken}, {requestKey}, {requestHash}, {accountId}::int
     returning id),
   lines as (
     insert into order_item (order_id, oi_prod_code, oi_prod_name, oi_prod_sale_qty, oi_prod_sale_price, product_id,
       variant_id, oi_var_code, oi_var_name, oi_discount, oi_total, oi_point_eligible)
     select p.id, l.code, l.name, l.qty, l.price, l.product, l.variant, l."varCode", l."varName", l.discount,
       l.price * l.qty - l.discount, l.eligible
     from placed p cross join cart l order by l.at),
   told as (
     insert into order_event (order_id, kind, account_id, at)
     select id, 'created', {accountId}::int, {at}::timestamptz from placed),
   attempt as (
     insert into payment (payment_id, order_id, uuid, provider, amount, status, created_at)
     select {paymentId}, id, {uuid}::uuid, {provider}, {orderAmount}::int, 'INIT', {at}::timestamptz from placed where {uuid}::uuid is not null)
   select p.id as "orderId", s.store_code as "storeCode", s.store_name as "storeName",
     (select json_agg(json_build_object('prodCode', l.code, 'prodName', l.name, 'prodQty', l.qty,
        'prodPrice', l.price) order by l.at) from cart l) as items
   from placed p join store s on s.id = {storeId}`,
})

type NewOrder = {
  storeId: number
  source: 'CART' | 'POS'
  memberId: number | null
  accountId: number | null
  paymentId: string
  paymentType: string
  paymentStatus: PaymentStatus
  orderAmount: number
  at: Date
  paidAt: Date | null
  memo: string
  orderNo: string
  prodTotalPrice: number
  discountTotal: number
  shippingFee: number
  delivery: object | null
  invoice: object | null
  isStockTaken: boolean
  requestKey: string | null
  requestHash: string | null
  /** Null if no payment page is needed. */
  uuid: string | null
  provider: string
}

/** Saves the order, its items, first event and payment attempt in one statement. */
export const insertOrderRows = async (tx: Tx, order: NewOrder, lines: readonly object[]) =>
  (await tx.run(insertOrderQuery, { ...order, lines: JSON.stringify(lines) }))[0] as InsertedOrder

const lockRequestKeyQuery = rawQuery({
  name: 'order.lockKey',
  row: { pg_advisory_xact_lock: 'void' },
  sql: 'select pg_advisory_xact_lock(hashtextextended($1, $2::int))',
})
export async function lockRequestKey(tx: Tx, key: string, storeId: number): Promise<void> {
  await tx.run(lockRequestKeyQuery, [key, storeId])
}

const findOrderByKeyQuery = rawQuery({
  name: 'order.byKey',
  row: { id: 'int4', hash: 'text' },
  sql: 'select id, request_hash as hash from "order" where store_id = $1 and request_key = $2',
})
export const findOrderByKey = async (tx: Tx, storeId: number, key: string) =>
  (await tx.run(findOrderByKeyQuery, [storeId, key]))[0]
