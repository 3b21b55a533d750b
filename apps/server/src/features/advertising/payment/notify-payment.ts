import type { ErrorCode } from '@lumiroute/contract'
import type { notifyPayment as endpoint } from '@lumiroute/contract/payment'
import { AppError } from '../../../errors/app-error.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import type { Verdict } from './judge-notice.ts'
import { takeNotice } from './take-notice.ts'

const refusals: Partial<Record<Verdict, [ErrorCode, string]>> = {
  forged: ['FORBIDDEN', '簽章不符'],
  unknown: ['NOT_FOUND', '查無此筆付款'],
  wrongAmount: ['CONFLICT', '金額不符'],
}

export async function notifyPayment({ deps, input, from }: Steps<typeof endpoint>) {
  const { paymentId, status, amount } = input
  const verdict = await takeNotice(deps, {
    paymentId,
    provider: deps.payment.handOff?.id ?? 'HANDOFF',
    body: { status, amount },
    address: from.address,
    reading: deps.payment.readSignedNotice(input),
    from: ['SANDBOX', 'HANDOFF'],
  })
  const refusal = refusals[verdict]
  if (refusal) throw new AppError(refusal[0], { message: refusal[1] })
  return {}
}
