import type { PaymentStatus } from '@lumiroute/contract/order'
import type { FastifyRequest } from 'fastify'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Deps } from '../../../deps.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import { findProvider } from '../../../adapters/payment/open-payment.ts'
import { type Item, getReturnUrl } from '../../../adapters/payment/payment.port.ts'

/** An order with its newest attempt to pay: all that a payment page is handed. */
export type Bill = {
  orderNo: string
  paymentId: string
  shippingFee: number
  orderAmount: number
  paymentStatus: PaymentStatus
  store: { storeCode: string; storeName: string }
  liffId: string | null
  items: Item[]
  /** Null: nothing has to be paid on a page. */
  attempt: { uuid: string; provider: string; at: Date } | null
}

export type BillRow = Omit<Bill, 'attempt' | 'items' | 'store'> & {
  storeCode: string
  storeName: string
  uuid: string | null
  provider: string
  at: Date
  items: Item[]
  discount: number
}
const byOrder = rawQuery<BillRow>({
  name: 'order.bill',
  row: {
    orderNo: 'text',
    paymentId: 'text',
    orderAmount: 'int4',
    paymentStatus: 'text',
    storeCode: 'text',
    storeName: 'text',
    liffId: 'text?',
    uuid: 'uuid?',
    provider: 'text',
    at: 'timestamptz',
    discount: 'int4',
    shippingFee: 'int4',
    items: 'json',
  },
  sql: `select o.order_no as "orderNo", o.payment_id as "paymentId", o.order_amount as "orderAmount",
     o.payment_status as "paymentStatus", s.store_code as "storeCode", s.store_name as "storeName",
     t.line_liff_id as "liffId", p.uuid, p.provider, p.created_at as at,
     o.discount_total as discount, o.shipping_fee as "shippingFee",
     (select json_agg(json_build_object('prodCode', i.oi_prod_code, 'prodName', i.oi_prod_name,
        'prodQty', i.oi_prod_sale_qty, 'prodPrice', i.oi_prod_sale_price) order by i.id)
      from order_item i where i.order_id = o.id) as items
   from "order" o join store s on s.id = o.store_id left join third_party t on t.store_id = o.store_id
   left join payment p on p.payment_id = o.payment_id
   where o.id = $1`,
})

export async function readBill(db: Handle, orderId: number): Promise<Bill> {
  const [row] = await db.run(byOrder, [orderId])
  if (!row) throw new Error('an order is gone')
  return toBill(row)
}

export function toBill(row: BillRow): Bill {
  const { storeCode, storeName, uuid, provider, at, items, discount, ...bill } = row
  return {
    ...bill,
    store: { storeCode, storeName },
    items: [...items, ...extraItems(bill.shippingFee, discount)],
    attempt: uuid === null ? null : { uuid, provider, at },
  }
}

const extra = (prodName: string, prodPrice: number): Item[] =>
  prodPrice === 0 ? [] : [{ prodCode: '', prodName, prodQty: 1, prodPrice }]
const extraItems = (shippingFee: number, discount: number) => [
  ...extra('運費', shippingFee),
  ...extra('折扣', -discount),
]

/** Where the person pays; the same bill always leads to the same place. */
export function answerBill(deps: Deps, request: FastifyRequest, bill: Bill) {
  const { orderNo, paymentId, shippingFee, orderAmount, paymentStatus } = bill
  const named = { orderNo, paymentId, shippingFee, orderAmount, paymentStatus }
  return { ...named, ...(beginOf(deps, request, bill) ?? { checkoutUrl: null, checkoutForm: null }) }
}

function beginOf(deps: Deps, request: FastifyRequest, bill: Bill) {
  const { attempt, store, paymentId, orderNo, orderAmount, items, liffId } = bill
  const provider = attempt && findProvider(deps.payment, attempt.provider)
  if (!attempt || !provider) return undefined
  const origin = requestOrigin(request, deps.settings)
  const returnUrl = getReturnUrl(origin, { paymentId, storeCode: store.storeCode, orderNo, liffId })
  const { uuid, at } = attempt
  return provider.begin({
    paymentId,
    uuid,
    amount: orderAmount,
    store,
    memo: orderNo,
    items,
    at,
    origin,
    returnUrl,
  })
}
