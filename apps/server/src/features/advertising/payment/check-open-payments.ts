import { findProvider } from '../../../adapters/payment/open-payment.ts'
import type { PaymentProvider } from '../../../adapters/payment/payment.port.ts'
import type { Deps } from '../../../deps.ts'
import { claimOpenPayments, expirePayment, type OpenPayment } from './queries/payment.queries.ts'
import { deleteForgedWebhooks } from './queries/webhook.queries.ts'
import { receivePaymentWebhook } from './receive-payment-webhook.ts'

const hourSeconds = 3600
const defaultOpenHours = 24

/** Asks providers about payments without a result: the webhook was lost, or the person left. */
export async function checkOpenPayments(deps: Deps): Promise<void> {
  for (const payment of await claimOpenPayments(deps.db, deps.now())) await checkPayment(deps, payment)
  await deleteForgedWebhooks(deps.db, deps.now())
}

async function checkPayment(deps: Deps, payment: OpenPayment): Promise<void> {
  const provider = findProvider(deps.payment, payment.provider)
  if (provider && (await settleByProvider(deps, provider, payment))) return
  if (payment.ageSeconds < (provider?.openHours ?? defaultOpenHours) * hourSeconds) return
  const isExpired = await expirePayment(deps.db, payment.paymentId, deps.now())
  if (isExpired) deps.log.info({ paymentId: payment.paymentId }, 'open payment expired')
}

/** The provider's result is processed exactly like its webhook. False while it has none. */
async function settleByProvider(deps: Deps, provider: PaymentProvider, payment: OpenPayment) {
  const { paymentId, amount } = payment
  const status = await provider.getStatus({ paymentId, amount })
  if (status !== 'SUCCESS' && status !== 'FAIL') return false
  await receivePaymentWebhook(deps, {
    paymentId,
    provider: provider.id,
    body: { asked: true, status },
    address: '',
    reading: { paymentId, amount, status },
    from: [provider.id],
  })
  return true
}
