import type { ProviderId, WebhookReading } from '../../../adapters/payment/payment.port.ts'
import type { Deps } from '../../../deps.ts'
import { insertWebhook, type WebhookRow } from './queries/webhook.queries.ts'
import { settlePayment } from './settle-payment.ts'
import type { WebhookOutcome } from './validate-payment-webhook.ts'

type Incoming = WebhookRow & { reading: WebhookReading; from: readonly ProviderId[] }

/** Every webhook is stored, in the same transaction as its changes. */
export async function receivePaymentWebhook(
  deps: Deps,
  { reading, from, ...row }: Incoming,
): Promise<WebhookOutcome> {
  const now = deps.now()
  const outcome = await deps.db.write(async (tx) => {
    const settled =
      typeof reading === 'string' ? reading : await settlePayment(tx, deps.shopOrders, reading, from, now)
    await insertWebhook(tx, row, settled, now)
    return settled
  })
  logWebhook(deps, row, outcome)
  return outcome
}

const suspicious: readonly WebhookOutcome[] = ['forged', 'unknown', 'wrongAmount', 'outOfOrder']
const toRefund: readonly WebhookOutcome[] = ['late', 'doublePaid']

function logWebhook({ log }: Deps, { paymentId, provider }: WebhookRow, outcome: WebhookOutcome): void {
  const event = { paymentId, provider, outcome }
  if (toRefund.includes(outcome)) log.warn(event, 'payment needs a refund')
  else if (suspicious.includes(outcome)) log.warn(event, 'payment webhook changed nothing')
  else log.info(event, 'payment webhook processed')
}
