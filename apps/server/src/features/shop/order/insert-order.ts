import { randomUUID } from 'node:crypto'
import { requireProvider } from '../../../adapters/payment/open-payment.ts'
import { writeBusinessMoment } from '../../../clock/business-moment.ts'
import type { Tx } from '../../../db/db.ts'
import { createPaymentId } from '../../advertising/payment/payment-id.ts'
import { generateCode } from '../shop/generate-code.ts'
import { type Bill, toBill } from './order-bill.ts'
import type { OrderRequest, Totals, Way } from './order-totals.ts'
import { insertOrderRows } from './queries/place.queries.ts'
import type { CartLine } from './validate-cart.ts'

export type PlacedOrder = { orderId: number; bill: Bill }
type PricedOrder = OrderRequest & {
  totals: Totals
  way: Way
  cart: readonly CartLine[]
  discounts: readonly number[]
}

export async function insertOrder(tx: Tx, order: PricedOrder): Promise<PlacedOrder> {
  const { deps, form, by, at, totals, way } = order
  const isPaidNow = way === 'FREE' || way === 'CASH'
  const payment = {
    paymentId: createPaymentId(at),
    paymentStatus: isPaidNow ? ('SUCCESS' as const) : ('INIT' as const),
    provider: way === 'ONLINE' ? requireProvider(deps.payment).id : '',
    uuid: way === 'ONLINE' ? randomUUID() : null,
  }
  const orderNo = generateOrderNo(at, deps.settings.businessTz)
  const lines = order.cart.map((line, i) => toItem(line, order.discounts[i] ?? 0))
  const row = {
    ...by,
    ...totals,
    ...payment,
    orderNo,
    at,
    source: by.accountId === null ? ('CART' as const) : ('POS' as const),
    paymentType: way === 'ONLINE' ? '' : way,
    paidAt: isPaidNow ? at : null,
    memo: form.memo,
    delivery: form.delivery ?? null,
    invoice: form.invoice ?? null,
    isStockTaken: way === 'COD',
    requestKey: order.key,
    requestHash: order.hash,
  }
  const { orderId, ...shop } = await insertOrderRows(tx, row, lines)
  const { orderAmount, shippingFee, discountTotal: discount } = totals
  return { orderId, bill: toBill({ ...shop, ...payment, orderAmount, shippingFee, discount, orderNo, at }) }
}

const toItem = (line: CartLine, discount: number) => ({
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

/** Date and eight characters: short enough to read aloud, too many to guess. */
function generateOrderNo(now: Date, timeZone: string): string {
  const day = writeBusinessMoment(now, timeZone).slice(0, 10)
  return generateCode(day.slice(2).replaceAll('-', ''))
}
