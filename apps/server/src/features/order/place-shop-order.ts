import { randomUUID } from 'node:crypto'
import { type CheckoutForm, maxOrderAmount } from '@lumiroute/contract'
import { statement, type Tx } from '../../db/db.ts'
import { AppError, refuseField } from '../../http/app-error.ts'
import type { Deps } from '../../http/deps.ts'
import { holdTickets, type PricedTickets, priceTickets } from '../coupon/order-tickets.ts'
import { priceShipping } from '../shop/price-shipping.ts'
import { findOffers } from './cart.lines.ts'
import { type CartLine, judgeCart, money, refuseCart, shortLine } from './judge-cart.ts'
import { newOrderNo } from './order-number.ts'
import { newPaymentId } from './payment-id.ts'
import { settleShopOrder } from './settle-shop-order.ts'
import { takeStock } from './take-stock.ts'

export type Orderer = { storeId: number; memberId: number | null; accountId: number | null }
type Wanted = {
  deps: Deps
  form: CheckoutForm
  by: Orderer
  at: Date
  key: string | null
  hash: string | null
}

type Totals = { prodTotalPrice: number; discountTotal: number; shippingFee: number; orderAmount: number }

/** The order with its lines, what it holds, and its first attempt to pay. */
export async function placeShopOrder(tx: Tx, wanted: Wanted): Promise<number> {
  const { deps, form, by, at } = wanted
  const { storeId, memberId } = by
  const cart = judgeCart(form, await findOffers(tx, storeId, form.productList, at))
  const shippingFee = await readShippingFee(tx, form, by)
  const ticketNos = form.tickets ?? []
  const priced = await priceTickets(tx, { storeId, memberId, ticketNos, lines: cart, shippingFee, at })
  const totals = sumUp(cart, priced, shippingFee)
  const way = payWayOf(form, totals)
  if (way === 'COD') await requireStock(tx, cart)
  const values = { ...wanted, cart, priced, totals, way, provider: deps.payment.current.id }
  const orderId = await insertOrder(tx, values)
  await holdTickets(tx, orderId, priced.tickets)
  if (way === 'FREE' || way === 'CASH') await settleNow(tx, orderId, cart, at, by)
  return orderId
}

/** A fee that the member saw otherwise is refused as a price would be; the store's people may name their own. */
async function readShippingFee(
  tx: Tx,
  { delivery, prodTotalPrice, shippingFee: seen }: CheckoutForm,
  by: Orderer,
) {
  if (by.accountId !== null && seen !== undefined) return seen
  const fee = await priceShipping(tx, by.storeId, delivery?.type, prodTotalPrice)
  if (seen === undefined || seen === fee) return fee
  throw refuseField('shippingFee', `運費應為 ${money(fee)}，請重新確認`, 'CONFLICT')
}

function sumUp(cart: readonly CartLine[], priced: PricedTickets, shippingFee: number): Totals {
  const prodTotalPrice = cart.reduce((sum, { price, qty }) => sum + price * qty, 0)
  const discountTotal = priced.discounts.reduce((sum, each) => sum + each, priced.shippingDiscount)
  const orderAmount = prodTotalPrice + shippingFee - discountTotal
  if (prodTotalPrice > maxOrderAmount) throw new AppError('VALIDATION', { message: '訂單金額過高' })
  return { prodTotalPrice, discountTotal, shippingFee, orderAmount }
}

type Way = CheckoutForm['paymentType'] | 'FREE'
const payWayOf = ({ paymentType }: CheckoutForm, { orderAmount }: Totals): Way =>
  orderAmount === 0 && paymentType !== 'COD' ? 'FREE' : paymentType

/** Who pays at the door has the goods set aside now. */
async function requireStock(tx: Tx, cart: readonly CartLine[]): Promise<void> {
  const short = await takeStock(tx, cart)
  if (short.length === 0) return
  const lines = cart.filter((line) =>
    short.some(({ productId, variantId }) => productId === line.productId && variantId === line.variantId),
  )
  throw refuseCart(lines.map(shortLine))
}

async function settleNow(tx: Tx, orderId: number, cart: readonly CartLine[], at: Date, by: Orderer) {
  const isSettled = await settleShopOrder(tx, orderId, at, by.accountId ?? undefined)
  if (!isSettled) throw refuseCart(cart.filter(({ tracksStock }) => tracksStock).map(shortLine))
}

const insert = statement<{ id: number }>(
  'order.place',
  `with placed as (
     insert into "order" (store_id, source, member_id, mbr, account_id, admin_name, payment_id, payment_type,
       payment_status, order_amount, order_time, paid_at, memo, order_no, order_status, prod_total_price,
       discount_total, shipping_fee, delivery, invoice, is_stock_taken, request_key, request_hash, updated_by)
     values ($1, $2, $3,
       (select jsonb_build_object('mbrCode', m.mbr_code, 'name', coalesce(nullif(m.mbr_name, ''), m.mbr_display_name),
          'mobile', m.mbr_mobile, 'email', m.mbr_email) from member m where m.id = $3::int),
       $4::int, coalesce((select a.admin_name from account a where a.id = $4::int), ''), $5, $6,
       $7, $8::int, $9::timestamptz, $10, $11, $12, 'created', $13, $14, $15, $16, $17, $18, $19, $20, $4::int)
     returning id),
   lines as (
     insert into order_item (order_id, oi_prod_code, oi_prod_name, oi_prod_sale_qty, oi_prod_sale_price, product_id,
       variant_id, oi_var_code, oi_var_name, oi_discount, oi_total, oi_point_eligible)
     select p.id, l.code, l.name, l.qty, l.price, l.product, l.variant, l."varCode", l."varName", l.discount,
       l.total, l.eligible
     from placed p cross join jsonb_to_recordset($21::jsonb) as l (code text, name text, qty int, price int,
       product int, variant int, "varCode" text, "varName" text, discount int, total int, eligible boolean)),
   told as (
     insert into order_event (order_id, kind, account_id, at)
     select id, 'created', $4::int, $9::timestamptz from placed),
   attempt as (
     insert into payment (payment_id, order_id, uuid, provider, amount, status, created_at)
     select $5, id, $22::uuid, $23, $8::int, 'INIT', $9::timestamptz from placed where $22::uuid is not null)
   select id from placed`,
)

type Insert = Wanted & { cart: CartLine[]; priced: PricedTickets; totals: Totals; way: Way; provider: string }

async function insertOrder(tx: Tx, { deps, form, by, at, key, hash, ...placed }: Insert): Promise<number> {
  const { totals, way, provider } = placed
  const isPaidNow = way === 'FREE' || way === 'CASH'
  const [made] = await tx.run(insert, [
    by.storeId,
    by.accountId === null ? 'CART' : 'POS',
    by.memberId,
    by.accountId,
    newPaymentId(at),
    way === 'ONLINE' ? '' : way,
    isPaidNow ? 'SUCCESS' : 'INIT',
    totals.orderAmount,
    at,
    isPaidNow ? at : null,
    form.memo,
    newOrderNo(at, deps.settings.businessTz),
    totals.prodTotalPrice,
    totals.discountTotal,
    totals.shippingFee,
    form.delivery ?? null,
    form.invoice ?? null,
    way === 'COD',
    key,
    hash,
    JSON.stringify(placed.cart.map((line, i) => itemOf(line, placed.priced.discounts[i] ?? 0))),
    way === 'ONLINE' ? randomUUID() : null,
    provider,
  ])
  return (made as { id: number }).id
}

const itemOf = (line: CartLine, discount: number) => ({
  code: line.prodCode,
  name: line.prodName,
  qty: line.qty,
  price: line.price,
  product: line.productId,
  variant: line.variantId,
  varCode: line.varCode,
  varName: line.varName,
  discount,
  total: line.price * line.qty - discount,
  eligible: line.isPointEligible,
})
