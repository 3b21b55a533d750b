import type { Pay, Review } from '@lumiroute/contract/ad'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { ads, orders } from '../../../db/schema/index.ts'
import { notFound } from '../../../errors/app-error.ts'

export type LockedAd = Omit<typeof ads.$inferSelect, 'review'> & { review: Review; pay: Pay; onAir: boolean }

/**
 * Every move begins here, so that of two at once the second sees what the first has done. Locks are taken in the
 * order ad, order, payment, vehicle or device, booking.
 */
export async function lockAd(tx: Tx, adId: number, storeId?: number): Promise<LockedAd> {
  const own = storeId === undefined ? undefined : eq(ads.storeId, storeId)
  const [ad] = await tx
    .select()
    .from(ads)
    .where(and(eq(ads.id, adId), own))
    .for('update')
  if (!ad) throw notFound()
  return {
    ...ad,
    review: ad.review as Review,
    pay: await findPay(tx, adId),
    onAir: ad.snapshotId !== null,
  }
}

/** A query of its own: joined to the lock it would answer as of before the wait. */
async function findPay(tx: Tx, adId: number): Promise<Pay> {
  const [order] = await tx.select({ status: orders.paymentStatus }).from(orders).where(eq(orders.adId, adId))
  if (!order) return 'none'
  return order.status === 'SUCCESS' ? 'paid' : 'unpay'
}
