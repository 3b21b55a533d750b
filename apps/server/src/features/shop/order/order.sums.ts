import { type CheckoutForm, maxOrderAmount } from '@lumiroute/contract/order'
import type { Handle } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { Deps } from '../../../deps.ts'
import type { PricedTickets } from '../coupon/order-tickets.ts'
import { getShippingPrice } from '../shop/get-shipping-price.ts'
import { type CartLine, money } from './judge-cart.ts'

export type Orderer = { storeId: number; memberId: number | null; accountId: number | null }
export type Wanted = {
  deps: Deps
  form: CheckoutForm
  by: Orderer
  at: Date
  /** One order for each, however often it is sent. */
  key: string | null
  hash: string | null
}

export type Totals = {
  prodTotalPrice: number
  discountTotal: number
  shippingFee: number
  orderAmount: number
}

/** A fee that the member saw otherwise is refused as a price would be; the store's people may name their own. */
export async function readShippingFee(
  db: Handle,
  { delivery, prodTotalPrice, shippingFee: seen }: CheckoutForm,
  by: Orderer,
) {
  if (by.accountId !== null && seen !== undefined) return seen
  const fee = await getShippingPrice(db, by.storeId, delivery?.type, prodTotalPrice)
  if (seen === undefined || seen === fee) return fee
  throw refuseField('shippingFee', `運費應為 ${money(fee)}，請重新確認`, 'CONFLICT')
}

export function sumUp(
  cart: readonly CartLine[],
  priced: Omit<PricedTickets, 'tickets'>,
  shippingFee: number,
): Totals {
  const prodTotalPrice = cart.reduce((sum, { price, qty }) => sum + price * qty, 0)
  const discountTotal = priced.discounts.reduce((sum, each) => sum + each, priced.shippingDiscount)
  const orderAmount = prodTotalPrice + shippingFee - discountTotal
  if (prodTotalPrice > maxOrderAmount) throw new AppError('VALIDATION', { message: '訂單金額過高' })
  return { prodTotalPrice, discountTotal, shippingFee, orderAmount }
}

export type Way = CheckoutForm['paymentType'] | 'FREE'
export const payWayOf = ({ paymentType }: CheckoutForm, { orderAmount }: Totals): Way =>
  orderAmount === 0 && paymentType !== 'COD' ? 'FREE' : paymentType
