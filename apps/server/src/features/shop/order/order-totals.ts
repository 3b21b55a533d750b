import { type CheckoutForm, maxOrderAmount } from '@lumiroute/contract/order'
import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'
import type { PricedTickets } from '../coupon/order-tickets.ts'
import { getShippingPrice } from '../shop/get-shipping-price.ts'
import { type CartLine, formatMoney, type PricedForm } from './validate-cart.ts'

export type Orderer = { storeId: number; memberId: number | null; accountId: number | null }
export type OrderRequest = {
  deps: Deps
  form: CheckoutForm
  by: Orderer
  at: Date
  /** One order per key, however often it is sent. */
  key: string | null
  hash: string | null
  language: Language
}

export type Totals = {
  prodTotalPrice: number
  discountTotal: number
  shippingFee: number
  orderAmount: number
}

/** A changed fee is rejected like a changed price; store administrators may set their own fee. */
export async function getShippingFee(
  db: Handle,
  { delivery, shippingFee: seen }: PricedForm,
  prodTotalPrice: number,
  by: Orderer,
) {
  if (by.accountId !== null && seen !== undefined) return seen
  const fee = await getShippingPrice(db, by.storeId, delivery?.type, prodTotalPrice)
  if (seen === undefined || seen === fee) return fee
  throw refuseField('shippingFee', text('order.shippingFeeChanged', { fee: formatMoney(fee) }), 'CONFLICT')
}

export const sumLines = (cart: readonly CartLine[]) =>
  cart.reduce((sum, { price, qty }) => sum + price * qty, 0)

export function calculateTotals(
  prodTotalPrice: number,
  priced: Omit<PricedTickets, 'tickets'>,
  shippingFee: number,
): Totals {
  const discountTotal = priced.discounts.reduce((sum, each) => sum + each, priced.shippingDiscount)
  const orderAmount = prodTotalPrice + shippingFee - discountTotal
  if (prodTotalPrice > maxOrderAmount) throw new AppError('order.amountTooHigh')
  return { prodTotalPrice, discountTotal, shippingFee, orderAmount }
}

export type Way = CheckoutForm['paymentType'] | 'FREE'
export const getPaymentWay = ({ paymentType }: PricedForm, { orderAmount }: Totals): Way =>
  orderAmount === 0 && paymentType !== 'COD' ? 'FREE' : paymentType
