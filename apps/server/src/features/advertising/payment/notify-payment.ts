import type { notifyPayment as endpoint } from '@lumiroute/contract/payment'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { receivePaymentWebhook } from './receive-payment-webhook.ts'

export async function notifyPayment({ deps, input, from }: Steps<typeof endpoint>) {
  const { paymentId, status, amount } = input
  const outcome = await receivePaymentWebhook(deps, {
    paymentId,
    provider: deps.payment.handOff?.id ?? 'HANDOFF',
    body: { status, amount },
    address: from.address,
    reading: deps.payment.readSignedWebhook(input),
    from: ['SANDBOX', 'HANDOFF'],
  })
  if (outcome === 'forged') throw new AppError('payment.wrongSignature')
  if (outcome === 'unknown') throw new AppError('payment.notFound')
  if (outcome === 'wrongAmount') throw new AppError('payment.wrongAmount')
  return {}
}
