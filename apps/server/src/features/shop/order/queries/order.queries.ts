import { defineList } from '../../../../db/list-json.ts'
import { isUnpaid } from '../order.columns.ts'

const columns = `
  r.id, r.order_no as "orderNo", r.payment_id as "paymentId", r.source,
  (select json_build_object('storeCode', s.store_code, 'storeName', s.store_name) from store s
    where s.id = r.store_id) as store,
  json_build_object('adminName', r.admin_name) as "storeAdmin",
  case when r.ad_name is not null then json_build_object('id', r.ad_id, 'name', r.ad_name) end as ad,
  r.order_time as "orderTime", r.paid_at as "paidAt", r.payment_type as "paymentType",
  r.payment_status as "paymentStatus", r.order_amount as "orderAmount",
  coalesce((select sum(g.credit) from make_good g where g.ad_id = r.ad_id and g.state = 'credited'), 0)::int as credit,
  case when {maySeePeople}::boolean then r.memo else '' end as memo,
  coalesce((select json_agg(json_build_object('oiProdCode', i.oi_prod_code, 'oiProdName', i.oi_prod_name,
      'oiProdSaleQty', i.oi_prod_sale_qty, 'oiProdSalePrice', i.oi_prod_sale_price) order by i.id)
    from order_item i where i.order_id = r.id), '[]') as items`

/** SQL: whether somebody may still pay; false for the order of a deleted ad and for an abandoned one. */
const isOpenOrder = `${isUnpaid} and (r.ad_id is not null or r.order_status = 'created')`

export const listOrdersJson = defineList({
  name: 'order.list',
  from: '"order" r',
  columns,
  filters: {
    storeId: 'r.store_id = {storeId}',
    after: 'r.id > {after}',
    isPaid: `(r.payment_status = 'SUCCESS') = {isPaid}`,
    isOpen: `coalesce(${isOpenOrder}, false) = {isOpen}`,
    isRefundDue: `(r.payment_status = 'REFUNDING') = {isRefundDue}`,
    source: 'r.source = {source}',
    paidFrom: 'r.paid_at >= {paidFrom}::date',
    paidTo: 'r.paid_at < {paidTo}::date + 1',
    paymentId: 'r.id = (select p.order_id from payment p where p.payment_id = {paymentId})',
    q: `r.payment_id ilike {q} or r.order_no ilike {q} or r.ad_name ilike {q} or r.admin_name ilike {q}
      or exists (select 1 from order_item i where i.order_id = r.id and i.oi_prod_name ilike {q})`,
  },
  orders: {
    id: 'r.id',
    paymentId: 'r.payment_id',
    adminName: 'r.admin_name',
    adName: 'r.ad_name',
    orderTime: 'r.order_time',
    source: `(r.source = 'CART')`,
    paymentStatus: `(r.payment_status = 'SUCCESS')`,
    orderAmount: 'r.order_amount',
  },
  order: '-orderTime',
})
