import type { Deps } from '../../../deps.ts'
import { listDecidedPayments } from './payment.queries.ts'
import { takeNotice } from './take-notice.ts'

// A younger payment is still being notified by the request that acknowledged it.
const minAgeSeconds = 1
const notified = { pay: 'SUCCESS', fail: 'FAIL' } as const

/** Settles sandbox payments that were acknowledged before a crash or a lost notification. */
export async function finishSandboxPayments(deps: Deps): Promise<void> {
  for (const { paymentId, amount, outcome } of await listDecidedPayments(
    deps.db,
    deps.now(),
    minAgeSeconds,
  )) {
    const status = notified[outcome]
    await takeNotice(deps, {
      paymentId,
      provider: 'SANDBOX',
      body: { recovered: true, status },
      address: '',
      reading: { paymentId, amount, status },
      from: ['SANDBOX'],
    })
  }
}
