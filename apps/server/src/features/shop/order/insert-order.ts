import { randomUUID } from 'node:crypto'
import type { Handle, Tx } from '../../../db/db.ts'
import { type RawQuery, rawQuery } from '../../../db/raw-query.ts'
import { requireProvider } from '../../../adapters/payment/open-payment.ts'
import type { CartLine } from './judge-cart.ts'
import { type Bill, type BillRow, toBill } from './order.bill.ts'
import { newOrderNo } from './order-number.ts'
import type { Totals, Wanted, Way } from './order.sums.ts'
import { createPaymentId } from '../../advertising/payment/payment-id.ts'

export type PlacedOrder = { orderId: number; bill: Bill }

export type Made = { orderId: number } & Pick<BillRow, 'storeCode' | 'storeName' | 'liffId' | 'items'>

/** `cart` are the lines by `at` as order_item names them, `when` what else has to hold, such as a WHERE. */
export const insertOrderText = (cart: string, when = '') =>
  `with cart as materialized (${cart}),
   placed as (
     insert into "order" (store_id, source, member_id, mbr, account_id, admin_name, payment_id, payment_type,
       payment_status, order_amount, order_time, paid_at, memo, order_no, order_status, prod_total_price,
       discount_total, shipping_fee, delivery, invoice, is_stock_taken, request_key, request_hash, updated_by)
     select $1, $2, $3,
       (select jsonb_build_object('mbrCode', m.mbr_code, 'name', coalesce(nullif(m.mbr_name, ''), m.mbr_display_name),
          'mobile', m.mbr_mobile, 'email', m.mbr_email) from member m where m.id = $3::int),
       $4::int, coalesce((select a.admin_name from account a where a.id = $4::int), ''), $5, $6,
       $7, $8::int, $9::timestamptz, $10, $11, $12, 'created', $13::int, $14, $15, $16, $17, $18, $19, $20, $4::int
     ${when} returning id),
   lines as (
     insert into order_item (order_id, oi_prod_code, oi_prod_name, oi_prod_sale_qty, oi_prod_sale_price, product_id,
       variant_id, oi_var_code, oi_var_name, oi_discount, oi_total, oi_point_eligible)
     select p.id, l.code, l.name, l.qty, l.price, l.product, l.variant, l."varCode", l."varName", l.discount,
       l.price * l.qty - l.discount, l.eligible
     from placed p cross join cart l order by l.at),
   told as (
     insert into order_event (order_id, kind, account_id, at)
     select id, 'created', $4::int, $9::timestamptz from placed),
   attempt as (
     insert into payment (payment_id, order_id, uuid, provider, amount, status, created_at)
     select $5, id, $22::uuid, $23, $8::int, 'INIT', $9::timestamptz from placed where $22::uuid is not null)
   select p.id as "orderId", s.store_code as "storeCode", s.store_name as "storeName", t.line_liff_id as "liffId",
     (select json_agg(json_build_object('prodCode', l.code, 'prodName', l.name, 'prodQty', l.qty,
        'prodPrice', l.price) order by l.at) from cart l) as items
   from placed p join store s on s.id = $1 left join third_party t on t.store_id = s.id`

const insert = rawQuery<Made>({
  name: 'order.place',
  row: { orderId: 'int4', storeCode: 'text', storeName: 'text', liffId: 'text?', items: 'json' },
  sql: insertOrderText(`select * from jsonb_to_recordset($21::jsonb) as l (at int, code text, name text, qty int,
    price int, product int, variant int, "varCode" text, "varName" text, discount int, eligible boolean)`),
})

type NewOrder = Wanted & { totals: Totals; way: Way }
export type PricedOrder = NewOrder & { cart: CartLine[]; discounts: readonly number[] }

export async function insertOrder(tx: Tx, order: PricedOrder): Promise<PlacedOrder> {
  const lines = order.cart.map((line, i) => itemOf(line, order.discounts[i] ?? 0))
  return (await writeOrder(tx, insert, order, lines)) as PlacedOrder
}

/** Nothing where what has to hold does not. */
export async function writeOrder(
  db: Handle,
  how: RawQuery<Made>,
  order: NewOrder,
  lines: readonly object[],
): Promise<PlacedOrder | undefined> {
  const { deps, form, by, at, totals, way } = order
  const provider = way === 'ONLINE' ? requireProvider(deps.payment).id : ''
  const isPaidNow = way === 'FREE' || way === 'CASH'
  const uuid = way === 'ONLINE' ? randomUUID() : null
  const [paymentId, orderNo] = [createPaymentId(at), newOrderNo(at, deps.settings.businessTz)]
  const paymentStatus = isPaidNow ? 'SUCCESS' : 'INIT'
  const [made] = await db.run(how, [
    by.storeId,
    by.accountId === null ? 'CART' : 'POS',
    by.memberId,
    by.accountId,
    paymentId,
    way === 'ONLINE' ? '' : way,
    paymentStatus,
    totals.orderAmount,
    at,
    isPaidNow ? at : null,
    form.memo,
    orderNo,
    totals.prodTotalPrice,
    totals.discountTotal,
    totals.shippingFee,
    form.delivery ?? null,
    form.invoice ?? null,
    way === 'COD',
    order.key,
    order.hash,
    JSON.stringify(lines),
    uuid,
    provider,
  ])
  if (!made) return undefined
  const { orderId, ...known } = made
  const { orderAmount, shippingFee, discountTotal: discount } = totals
  const sums = { orderAmount, shippingFee, discount }
  return {
    orderId,
    bill: toBill({ ...known, ...sums, orderNo, paymentId, paymentStatus, uuid, provider, at }),
  }
}

const itemOf = (line: CartLine, discount: number) => ({
  at: line.at,
  code: line.prodCode,
  name: line.prodName,
  qty: line.qty,
  price: line.price,
  product: line.productId,
  variant: line.variantId,
  varCode: line.varCode,
  varName: line.varName,
  discount,
  eligible: line.isPointEligible,
})
