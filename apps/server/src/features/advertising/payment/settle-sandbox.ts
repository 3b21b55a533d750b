import type { settleSandbox as endpoint } from '@lumiroute/contract/payment'
import { AppError, notFound } from '../../../errors/app-error.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { getReturnUrl } from '../../../adapters/payment/payment.port.ts'
import { saveSandboxOutcome } from '../../../adapters/payment/sandbox.queries.ts'
import { sendWebhook } from '../../../adapters/payment/send-webhook.ts'
import { findPayment, type Payment } from './queries/payment.queries.ts'

const statuses = { pay: 'SUCCESS', fail: 'FAIL' } as const

/** Acts as the payment provider: saves the choice first, then sends the signed webhook. */
export async function settleSandbox({ db, deps, input, request }: Steps<typeof endpoint>) {
  if (deps.payment.current?.id !== 'SANDBOX') throw notFound()
  const { outcome } = input
  const payment = requireAttempt(await findPayment(db, input.paymentId), input.uuid)
  if (!(await saveSandboxOutcome(db, payment.paymentId, outcome, deps.now())))
    throw new AppError('payment.closed')
  if (outcome === 'pay' || outcome === 'fail')
    await sendWebhook(request.server, deps.settings, {
      paymentId: payment.paymentId,
      status: statuses[outcome],
      amount: payment.amount,
    })
  const origin = requestOrigin(request, deps.settings)
  return { returnUrl: getReturnUrl(origin, payment) }
}

/** The uuid proves that the caller came from our own redirect. */
function requireAttempt(payment: Payment | undefined, uuid: string): Payment {
  if (!payment || payment.uuid !== uuid.toLowerCase() || payment.provider !== 'SANDBOX') throw notFound()
  if (payment.status !== 'INIT' && payment.status !== 'PENDING') throw new AppError('payment.closed')
  return payment
}
