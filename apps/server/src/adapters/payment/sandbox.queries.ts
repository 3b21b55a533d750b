import type { sandboxOutcomes } from '@lumiroute/contract/payment'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { sandboxPayments } from '../../db/schema/index.ts'

type Outcome = (typeof sandboxOutcomes)[number]

/** Saves what the person chose; false where a choice was made before. Whoever only left may come back. */
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
