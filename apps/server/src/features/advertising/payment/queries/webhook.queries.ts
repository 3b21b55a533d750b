import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { paymentWebhooks } from '../../../../db/schema/index.ts'
import type { WebhookOutcome } from '../validate-payment-webhook.ts'

export type WebhookRow = {
  paymentId: string
  provider: string
  body: Record<string, unknown>
  address: string
}
export const insertWebhook = (tx: Tx, row: WebhookRow, outcome: WebhookOutcome, at: Date) =>
  tx.insert(paymentWebhooks).values({ ...row, verdict: outcome, at })

const deleteForged = rawQuery({
  name: 'payment.deleteForgedWebhooks',
  row: {},
  sql: `delete from payment_notice where verdict in ('forged', 'unknown') and at < $1::timestamptz - interval '30 days'`,
})
/** Anybody can send any number of forged ones; genuine ones are never deleted. */
export const deleteForgedWebhooks = (db: Handle, now: Date) => db.run(deleteForged, [now])
