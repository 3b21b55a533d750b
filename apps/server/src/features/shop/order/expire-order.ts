import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { orders } from '../../../db/schema/index.ts'

/** The unpaid order of an ad that goes away: it stays in the list under the ad's name, and cannot be paid. */
export async function expireAdOrder(tx: Tx, adId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ paymentStatus: 'EXPIRED', updatedAt: sql`now()`, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.adId, adId), ne(orders.paymentStatus, 'SUCCESS')))
}
