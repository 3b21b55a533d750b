import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/db.ts'
import { orders } from '../../../db/schema/index.ts'

type Settled = { paymentId: string; paymentType: string; paidAt: Date; memo?: string }

/** False where it was paid already, so that nobody counts a payment twice. Call it with the ad's row locked. */
export async function settleOrder(tx: Tx, orderId: number, settled: Settled): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({
      ...settled,
      paymentStatus: 'SUCCESS',
      updatedAt: sql`now()`,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.id, orderId), ne(orders.paymentStatus, 'SUCCESS')))
    .returning({ id: orders.id })
  return rows.length === 1
}
