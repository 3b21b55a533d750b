import type { Deps } from '../../../deps.ts'
import { providerById } from '../../../adapters/payment/open-payment.ts'
import type { PaymentProvider } from '../../../adapters/payment/payment.port.ts'
import { expirePayment, forgetForgedNotices, type OpenPayment, takeOpenPayments } from './payment.queries.ts'
import { takeNotice } from './take-notice.ts'

const hourSeconds = 3600
const usualOpenHours = 24

/** Payments that were begun and of which nothing more was heard: a lost notice, or a person who left. */
export async function askPayments(deps: Deps): Promise<void> {
  for (const payment of await takeOpenPayments(deps.db, deps.now())) await askPayment(deps, payment)
  await forgetForgedNotices(deps.db, deps.now())
}

async function askPayment(deps: Deps, payment: OpenPayment): Promise<void> {
  const provider = providerById(deps.payment, payment.provider)
  if (provider && (await hasAnswer(deps, provider, payment))) return
  if (payment.ageSeconds < (provider?.openHours ?? usualOpenHours) * hourSeconds) return
  const [expired] = await expirePayment(deps.db, payment.paymentId, deps.now())
  if (expired) deps.log.info({ paymentId: payment.paymentId }, 'a payment left open expired')
}

/** What the provider knows is taken exactly like a notice of it. */
async function hasAnswer(deps: Deps, provider: PaymentProvider, payment: OpenPayment): Promise<boolean> {
  const { paymentId, amount } = payment
  const status = await provider.ask({ paymentId, amount })
  if (status !== 'SUCCESS' && status !== 'FAIL') return false
  await takeNotice(deps, {
    paymentId,
    provider: provider.id,
    body: { asked: true, status },
    address: '',
    reading: { paymentId, amount, status },
    from: [provider.id],
  })
  return true
}
