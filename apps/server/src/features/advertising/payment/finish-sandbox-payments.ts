import type { Deps } from '../../../deps.ts'
import { listDecidedPayments } from './queries/payment.queries.ts'
import { receivePaymentWebhook } from './receive-payment-webhook.ts'

// A younger payment is still being notified by the request that acknowledged it.
const minAgeSeconds = 1
const statuses = { pay: 'SUCCESS', fail: 'FAIL' } as const

/** Settles sandbox payments that were acknowledged before a crash or a lost notification. */
export async function finishSandboxPayments(deps: Deps): Promise<void> {
  for (const { paymentId, amount, outcome } of await listDecidedPayments(
    deps.db,
    deps.now(),
    minAgeSeconds,
  )) {
    const status = statuses[outcome]
    await receivePaymentWebhook(deps, {
      paymentId,
      provider: 'SANDBOX',
      body: { recovered: true, status },
      address: '',
      reading: { paymentId, amount, status },
      from: ['SANDBOX'],
    })
  }
}
