import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { accounts, orderItems, orders } from '../../../../db/schema/index.ts'

const nextVersion = { updatedAt: sql`now()`, version: sql`${orders.version} + 1` }
const isNotPaid = ne(orders.paymentStatus, 'SUCCESS')

export async function findAccountName(tx: Tx, accountId: number): Promise<string> {
  const [account] = await tx
    .select({ name: accounts.adminName })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account?.name ?? ''
}

export type AdOrder = typeof orders.$inferSelect
type NewAdOrder = {
  storeId: number
  adId: number
  adName: string
  accountId: number
  adminName: string
  paymentId: string
  orderAmount: number
}
/** Undefined if the ad was paid before. */
export async function upsertAdOrder(tx: Tx, order: NewAdOrder): Promise<AdOrder | undefined> {
  const { storeId, adId, ...rest } = order
  const renewed = { ...rest, paymentType: '', paymentStatus: 'INIT', updatedBy: order.accountId }
  const [row] = await tx
    .insert(orders)
    .values({ storeId, adId, source: 'AD', ...renewed })
    .onConflictDoUpdate({
      target: orders.adId,
      set: { ...renewed, ...nextVersion },
      setWhere: isNotPaid,
    })
    .returning()
  return row
}

export async function replaceAdItem(tx: Tx, { id, orderAmount }: AdOrder, itemName: string): Promise<void> {
  await tx.delete(orderItems).where(eq(orderItems.orderId, id))
  await tx.insert(orderItems).values({
    orderId: id,
    oiProdCode: 'AD',
    oiProdName: itemName,
    oiProdSaleQty: 1,
    oiProdSalePrice: orderAmount,
  })
}

export async function expireOrderOfAd(tx: Tx, adId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ paymentStatus: 'EXPIRED', ...nextVersion })
    .where(and(eq(orders.adId, adId), isNotPaid))
}

export type PaidOrder = { paymentId: string; paymentType: string; paidAt: Date; memo?: string }
/** False if it was paid before. */
export async function markOrderPaid(tx: Tx, orderId: number, paid: PaidOrder): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ ...paid, paymentStatus: 'SUCCESS', ...nextVersion })
    .where(and(eq(orders.id, orderId), isNotPaid))
    .returning({ id: orders.id })
  return rows.length === 1
}

/** The order follows its newest attempt until one of them settles it. */
export const updateOrderStatus = (
  tx: Tx,
  orderId: number,
  paymentId: string,
  paymentStatus: 'FAIL' | 'PENDING',
) =>
  tx
    .update(orders)
    .set({ paymentStatus })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.paymentId, paymentId),
        inArray(orders.paymentStatus, ['INIT', 'PENDING', 'FAIL']),
      ),
    )

const setAmount = rawQuery({
  name: 'payment.setAdOrderAmount',
  row: {},
  sql: `with changed as (update "order" set order_amount = $2 where id = $1 and order_amount <> $2 returning id)
   update order_item set oi_prod_sale_price = $2 where order_id in (select id from changed)`,
})
/** An earlier attempt may pay at the price of its day; the order shows what was paid. */
export const setAdOrderAmount = (tx: Tx, orderId: number, amount: number) =>
  tx.run(setAmount, [orderId, amount])
