import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { findOffers } from './cart.lines.ts'
import { insertNewOrder } from './insert-order.ts'
import { judgeCart } from './judge-cart.ts'
import type { Bill } from './order.bill.ts'
import { payWayOf, readShippingFee, sumUp, type Wanted } from './order.sums.ts'

/**
 * An order that holds nothing and is paid later is one statement, without a transaction and its locks.
 * Nothing where anything about it is unusual: a key that is known, a cart that is refused, nothing to pay.
 */
export async function placePlainOrder(db: Db, wanted: Wanted): Promise<Bill | undefined> {
  const { paymentType, tickets = [] } = wanted.form
  if (paymentType !== 'ONLINE' || tickets.length > 0) return undefined
  try {
    return await place(db, wanted)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

async function place(db: Db, wanted: Wanted): Promise<Bill | undefined> {
  const { form, by, at } = wanted
  const cart = judgeCart(form, await findOffers(db, by.storeId, form.productList, at))
  const shippingFee = await readShippingFee(db, form, by)
  const discounts = cart.map(() => 0)
  const totals = sumUp(cart, { discounts, shippingDiscount: 0 }, shippingFee)
  const way = payWayOf(form, totals)
  if (way !== 'ONLINE') return undefined
  return (await insertNewOrder(db, { ...wanted, cart, discounts, totals, way }))?.bill
}
