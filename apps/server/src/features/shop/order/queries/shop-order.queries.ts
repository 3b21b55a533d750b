import type { OrderStatus, PaymentStatus, ShopOrderDetail } from '@lumiroute/contract/order'
import type { Handle } from '../../../../db/db.ts'
import { defineList } from '../../../../db/list-json.ts'
import { maskCarrier, maskEmail, maskMobile, maskName } from '../../../../db/mask-personal-data.ts'
import { column, rawQuery } from '../../../../db/raw-query.ts'

const shared = `r.id, r.order_no as "orderNo", r.payment_id as "paymentId", r.source,
  coalesce((select json_agg(json_build_object('itemId', i.id, 'oiProdCode', i.oi_prod_code,
      'oiProdName', i.oi_prod_name, 'oiVarCode', i.oi_var_code, 'oiVarName', i.oi_var_name,
      'oiProdSalePrice', i.oi_prod_sale_price, 'oiProdSaleQty', i.oi_prod_sale_qty, 'oiDiscount', i.oi_discount,
      'oiTotal', i.oi_total, 'oiRefundedQty', i.oi_refunded_qty, 'oiRefunded', i.oi_refunded) order by i.id)
    from order_item i where i.order_id = r.id), '[]') as items,
  r.prod_total_price as "prodTotalPrice", r.discount_total as "discountTotal", r.shipping_fee as "shippingFee",
  r.points_used as "pointsUsed", r.order_amount as "orderAmount", r.refunded_amount as "refundedAmount",
  coalesce((select json_agg(json_build_object('ticketNo', k.ticket_no, 'cpnTitle', c.cpn_title,
      'amount', k.discount_amount) order by k.id)
    from coupon_ticket k join coupon c on c.id = k.coupon_id where k.order_id = r.id), '[]') as coupons,
  r.payment_type as "paymentType", r.payment_status as "paymentStatus", r.order_status as "orderStatus",
  r.delivery->>'type' as "deliveryType", r.order_time as "orderTime", r.paid_at as "paidAt", r.version`

const name = `(r.mbr->>'name')`
const mobile = `(r.mbr->>'mobile')`
const email = `(r.mbr->>'email')`
const masked = `case when r.mbr is not null then json_build_object('mbrCode', r.mbr->>'mbrCode',
  'name', ${maskName(name)}, 'mobile', ${maskMobile(mobile)}, 'email', ${maskEmail(email)}) end as mbr`

const ofInvoice = (part: string) => `coalesce(r.invoice->>'${part}', '')`
/** Tax number and donation code are public; a carrier and the buyer's name are somebody's. */
const maskedInvoice = `case when r.invoice is not null then r.invoice || jsonb_build_object(
  'carrierNum', ${maskCarrier(ofInvoice('carrierNum'))}, 'title', ${maskName(ofInvoice('title'))}) end as invoice`

const isOfShop = `r.source in ('CART', 'POS') and r.order_no is not null`
const isIn = `r.payment_status in ('SUCCESS', 'PART_REFUNDED')`

const inOrder = `r.order_no ilike {q} or r.payment_id ilike {q}
  or exists (select 1 from order_item i where i.order_id = r.id and i.oi_prod_name ilike {q})`

const filters = {
  storeId: `r.store_id = {storeId} and ${isOfShop}`,
  memberId: 'r.member_id = {memberId}',
  isPaid: `(${isIn}) = {isPaid}`,
  orderStatus: 'r.order_status = {orderStatus}',
  isRefundDue: `(r.payment_status = 'REFUNDING') = {isRefundDue}`,
  mbrCode: `r.member_id = (select m.id from member m where m.store_id = {storeId} and m.mbr_code = {mbrCode})`,
  from: 'r.order_time >= {from}::date',
  to: 'r.order_time < {to}::date + 1',
  minAmount: 'r.order_amount >= {minAmount}',
  maxAmount: 'r.order_amount <= {maxAmount}',
  q: `${inOrder} or r.mbr->>'name' ilike {q} or r.mbr->>'mobile' ilike {q} or r.mbr->>'mbrCode' ilike {q}`,
}
const orders = {
  orderTime: 'r.order_time',
  orderNo: 'r.order_no',
  orderAmount: 'r.order_amount',
  orderStatus: 'r.order_status',
  paidAt: `coalesce(r.paid_at, '-infinity')`,
}

export const listShopOrdersJson = defineList({
  name: 'order.shop',
  from: '"order" r',
  columns: `${shared}, r.memo, ${masked}, ${maskedInvoice}`,
  filters,
  orders,
  order: '-orderTime',
})

const { mbrCode: _mbrCode, memberId: _memberId, ...anonymousFilters } = filters

/** For roles that may not see members; searching for a name would reveal whose an order is. */
export const listOrdersWithoutPeopleJson = defineList({
  name: 'order.withoutPeople',
  from: '"order" r',
  columns: `${shared}, '' as memo, null as mbr, null as invoice`,
  filters: { ...anonymousFilters, q: inOrder },
  orders,
  order: '-orderTime',
})

/** Members see their own data unmasked. */
export const listOwnOrdersJson = defineList({
  name: 'order.own',
  from: '"order" r',
  columns: `${shared}, r.memo, r.mbr, r.invoice`,
  filters,
  orders,
  order: '-orderTime',
})

export type DetailRow = Omit<ShopOrderDetail, 'actions'>

const byNo = rawQuery({
  name: 'order.detail',
  row: { detail: column<DetailRow>('json') },
  sql: `select row_to_json(v) as detail from (select ${shared}, r.memo, r.mbr, r.delivery, r.invoice,
     coalesce((select json_agg(json_build_object('paymentId', p.payment_id, 'provider', p.provider,
         'amount', p.amount, 'status', p.status, 'createdAt', p.created_at, 'settledAt', p.settled_at) order by p.id)
       from payment p where p.order_id = r.id), '[]') as "payLog",
     coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.at,
         'by', (select a.admin_name from account a where a.id = e.account_id),
         'amount', (e.detail->>'amount')::int, 'note', coalesce(e.detail->>'note', ''),
         'way', e.detail->>'way') order by e.id)
       from order_event e where e.order_id = r.id), '[]') as events,
     (select json_build_object('storeName', s.store_name, 'storePhone', s.store_phone, 'storeAddr', s.store_addr)
       from store s where s.id = r.store_id) as store
   from "order" r where r.store_id = $1 and r.order_no = $2 and ${isOfShop}
     and ($3::int is null or r.member_id = $3)) v`,
})
export const findShopOrder = async (db: Handle, storeId: number, orderNo: string) =>
  (await db.run(byNo, [storeId, orderNo, null]))[0]?.detail
/** Undefined for the order of somebody else. */
export const findOwnOrder = async (db: Handle, storeId: number, memberId: number, orderNo: string) =>
  (await db.run(byNo, [storeId, orderNo, memberId]))[0]?.detail

type Counted = { status: string; n: number }
const counts = rawQuery<Counted>({
  name: 'order.counts',
  row: { status: 'text', n: 'int4' },
  sql: `select r.order_status as status, count(*)::int as n from "order" r
   where r.store_id = $1 and ${isOfShop} group by 1
   union all select 'refundDue', count(*)::int from "order" r
   where r.store_id = $1 and ${isOfShop} and r.payment_status = 'REFUNDING'`,
})
export const countByStatus = (db: Handle, storeId: number) => db.run(counts, [storeId])

type PaymentState = { orderNo: string; paymentStatus: PaymentStatus; orderStatus: OrderStatus }

const findPaymentStateQuery = rawQuery<PaymentState>({
  name: 'order.isPaid',
  row: { orderNo: 'text', paymentStatus: 'text', orderStatus: 'text' },
  sql: `select o.order_no as "orderNo", o.payment_status as "paymentStatus", o.order_status as "orderStatus"
   from "order" o where o.store_id = $1 and o.order_no is not null and o.source in ('CART', 'POS')
     and ($2::int is null or o.member_id = $2)
     and ($3::text is null or o.order_no = $3)
     and ($4::text is null or o.id = (select p.order_id from payment p where p.payment_id = $4)
       or o.payment_id = $4)
   limit 1`,
})
export const findPaymentState = async (
  db: Handle,
  storeId: number,
  memberId: number | null,
  orderNo: string | null,
  paymentId: string | null,
) => (await db.run(findPaymentStateQuery, [storeId, memberId, orderNo, paymentId]))[0]
