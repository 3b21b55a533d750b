import { eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { accounts, orderItems, orders } from '../../../db/schema/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { newPaymentId } from './payment-id.ts'

export type Order = typeof orders.$inferSelect
type Placed = {
  ad: { id: number; storeId: number; name: string }
  account: { id: number }
  price: number
  /** The attempt to pay that the order shows from now on; a fresh one where none is given. */
  paymentId?: string
}

/** The one order of an ad, made or opened again for another attempt. Call it with the ad's row locked. */
export async function placeAdOrder(tx: Tx, placed: Placed): Promise<Order> {
  const values = await valuesOf(tx, placed)
  const { storeId: _storeId, adId: _adId, source: _source, ...renewed } = values
  const [order] = await tx
    .insert(orders)
    .values(values)
    .onConflictDoUpdate({
      target: orders.adId,
      set: { ...renewed, updatedAt: sql`now()`, version: sql`${orders.version} + 1` },
      setWhere: ne(orders.paymentStatus, 'SUCCESS'),
    })
    .returning()
  if (!order) throw new AppError('CONFLICT', { message: '此廣告已付款' })
  await writeItem(tx, order)
  return order
}

async function valuesOf(tx: Tx, { ad, account, price, paymentId }: Placed) {
  const [person] = await tx
    .select({ name: accounts.adminName })
    .from(accounts)
    .where(eq(accounts.id, account.id))
  return {
    storeId: ad.storeId,
    source: 'AD',
    adId: ad.id,
    adName: ad.name,
    accountId: account.id,
    adminName: person?.name ?? '',
    paymentId: paymentId ?? newPaymentId(new Date()),
    paymentType: '',
    paymentStatus: 'INIT',
    orderAmount: price,
    updatedBy: account.id,
  }
}

/** Written anew, since the ad's name or the price may have changed since the last attempt. */
async function writeItem(tx: Tx, { id, adName, orderAmount }: Order): Promise<void> {
  await tx.delete(orderItems).where(eq(orderItems.orderId, id))
  await tx.insert(orderItems).values({
    orderId: id,
    oiProdCode: 'AD',
    oiProdName: `廣告訂閱：${adName}`,
    oiProdSaleQty: 1,
    oiProdSalePrice: orderAmount,
  })
}
