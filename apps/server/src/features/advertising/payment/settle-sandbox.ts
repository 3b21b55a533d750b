import type { settleSandbox as endpoint } from '@lumiroute/contract/payment'
import { AppError, notFound } from '../../../errors/app-error.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { returnUrlOf } from '../../../adapters/payment/payment.port.ts'
import { keepOutcome } from '../../../adapters/payment/sandbox.books.ts'
import { sendNotice } from '../../../adapters/payment/send-notice.ts'
import { findPayment, type FoundPayment } from './payment.queries.ts'

const isClosed = '此筆付款已結束，請返回後重新付款'
const told = { pay: 'SUCCESS', fail: 'FAIL' } as const

/** Plays the outside: its own books first, then the signed notice by which the platform hears of it. */
export async function settleSandbox({ db, deps, input, request }: Steps<typeof endpoint>) {
  if (deps.payment.current?.id !== 'SANDBOX') throw notFound()
  const { outcome } = input
  const payment = requireAttempt(await findPayment(db, input.paymentId), input.uuid)
  if (!(await keepOutcome(db, payment.paymentId, outcome, deps.now())))
    throw new AppError('CONFLICT', { message: isClosed })
  if (outcome === 'pay' || outcome === 'fail')
    await sendNotice(request.server, deps.settings, {
      paymentId: payment.paymentId,
      status: told[outcome],
      amount: payment.amount,
    })
  const origin = requestOrigin(request, deps.settings)
  return { returnUrl: returnUrlOf(origin, payment) }
}

/** Who does not know the attempt's uuid did not come from our own hand-off. */
function requireAttempt(payment: FoundPayment | undefined, uuid: string): FoundPayment {
  if (!payment || payment.uuid !== uuid.toLowerCase() || payment.provider !== 'SANDBOX') throw notFound()
  if (payment.status !== 'INIT' && payment.status !== 'PENDING')
    throw new AppError('CONFLICT', { message: isClosed })
  return payment
}
