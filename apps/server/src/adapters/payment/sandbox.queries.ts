import type { sandboxOutcomes } from '@lumiroute/contract/payment'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { sandboxPayments } from '../../db/schema/index.ts'

type Outcome = (typeof sandboxOutcomes)[number]

/**
 * Saves the outcome that the payer chose; false if one is saved already. Only a cancelled payment may be
 * tried again.
 */
export async function saveSandboxOutcome(db: Db, paymentId: string, outcome: Outcome, at: Date) {
  const rows = await db
    .insert(sandboxPayments)
    .values({ paymentId, outcome, at })
    .onConflictDoUpdate({
      target: sandboxPayments.paymentId,
      set: { outcome, at },
      setWhere: sql`${sandboxPayments.outcome} = 'cancel'`,
    })
    .returning({ paymentId: sandboxPayments.paymentId })
  return rows.length === 1
}

export const findSandboxOutcome = async (db: Db, paymentId: string) =>
  (await db.select().from(sandboxPayments).where(eq(sandboxPayments.paymentId, paymentId)))[0]
