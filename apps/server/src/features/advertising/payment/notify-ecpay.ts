import type { notifyEcpay as endpoint } from '@lumiroute/contract/payment'
import { notFound } from '../../../errors/app-error.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import type { Verdict } from './judge-notice.ts'
import { takeNotice } from './take-notice.ts'

const kept = [
  'MerchantID',
  'RtnCode',
  'RtnMsg',
  'TradeNo',
  'TradeAmt',
  'PaymentDate',
  'PaymentType',
  'TradeDate',
  'SimulatePaid',
]
const refusals: Partial<Record<Verdict, string>> = {
  forged: '0|CheckMacValue Error',
  unknown: '0|MerchantTradeNo Error',
  wrongAmount: '0|TradeAmt Error',
}

/** ECPay repeats its notice until it reads 1|OK. */
export async function notifyEcpay({ deps, input, from }: Steps<typeof endpoint>): Promise<Sending> {
  const { ecpay } = deps.payment
  if (!ecpay) throw notFound()
  const verdict = await takeNotice(deps, {
    paymentId: input.MerchantTradeNo.slice(0, 50),
    provider: ecpay.id,
    body: Object.fromEntries(kept.map((name) => [name, (input[name] ?? '').slice(0, 200)])),
    address: from.address,
    reading: ecpay.readNotice(input),
    from: ['ECPAY'],
  })
  return plain(refusals[verdict] ?? '1|OK')
}

const plain = (text: string): Sending => ({
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(text),
})
