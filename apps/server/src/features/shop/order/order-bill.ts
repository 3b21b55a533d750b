import type { PaymentStatus } from '@lumiroute/contract/order'
import type { FastifyRequest } from 'fastify'
import { findProvider } from '../../../adapters/payment/open-payment.ts'
import { getReturnUrl, type Item } from '../../../adapters/payment/payment.port.ts'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import { type Text, text, translate } from '../../../text/text.ts'
import { type BillRow, findBillRow } from './queries/place.queries.ts'

/** An order with its latest payment attempt: what a payment page needs. */
export type Bill = {
  orderNo: string
  paymentId: string
  shippingFee: number
  orderAmount: number
  paymentStatus: PaymentStatus
  store: { storeCode: string; storeName: string }
  items: Item[]
  /** Null if no payment page is needed. */
  attempt: { uuid: string; provider: string; at: Date } | null
}

export async function getBill(db: Handle, orderId: number): Promise<Bill> {
  const row = await findBillRow(db, orderId)
  if (!row) throw new Error('order not found')
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

/** Payment pages show items in the platform's language. */
const extra = (name: Text, prodPrice: number): Item[] =>
  prodPrice === 0 ? [] : [{ prodCode: '', prodName: translate(name, 'zh-TW'), prodQty: 1, prodPrice }]

const extraItems = (shippingFee: number, discount: number) => [
  ...extra(text('order.shippingFee'), shippingFee),
  ...extra(text('order.discount'), -discount),
]

/** Where to pay; the same bill always leads to the same page. */
export function toCheckoutAnswer(deps: Deps, request: FastifyRequest, bill: Bill) {
  const { orderNo, paymentId, shippingFee, orderAmount, paymentStatus } = bill
  const named = { orderNo, paymentId, shippingFee, orderAmount, paymentStatus }
  return { ...named, ...(beginPayment(deps, request, bill) ?? { checkoutUrl: null, checkoutForm: null }) }
}

function beginPayment(deps: Deps, request: FastifyRequest, bill: Bill) {
  const { attempt, store, paymentId, orderNo, orderAmount, items } = bill
  const provider = attempt && findProvider(deps.payment, attempt.provider)
  if (!attempt || !provider) return undefined
  const origin = requestOrigin(request, deps.settings)
  const returnUrl = getReturnUrl(origin, { paymentId, storeCode: store.storeCode, orderNo })
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
