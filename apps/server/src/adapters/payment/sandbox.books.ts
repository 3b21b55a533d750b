import type { sandboxOutcomes } from '@lumiroute/contract/payment'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { sandboxPayments } from '../../db/schema/index.ts'
import type { AskedState } from './payment.port.ts'

type Outcome = (typeof sandboxOutcomes)[number]
const laterMs = 60_000

/** Writes down what a person chose; false where the choice was made before. Who only left may come back. */
export async function keepOutcome(db: Db, paymentId: string, outcome: Outcome, at: Date): Promise<boolean> {
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

/** What the sandbox answers when it is asked how a payment stands. */
export async function askSandbox(db: Db, paymentId: string, now: Date): Promise<AskedState> {
  const [chosen] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.paymentId, paymentId))
  if (!chosen) return 'PENDING'
  if (chosen.outcome === 'later')
    return now.getTime() - chosen.at.getTime() >= laterMs ? 'SUCCESS' : 'PENDING'
  return chosen.outcome === 'pay' ? 'SUCCESS' : 'FAIL'
}
