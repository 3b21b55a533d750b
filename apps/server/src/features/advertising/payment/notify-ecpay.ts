import type { notifyEcpay as endpoint } from '@lumiroute/contract/payment'
import { notFound } from '../../../errors/app-error.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { receivePaymentWebhook } from './receive-payment-webhook.ts'
import type { WebhookOutcome } from './validate-payment-webhook.ts'

const storedFields = [
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
const refusals: Partial<Record<WebhookOutcome, string>> = {
  forged: '0|CheckMacValue Error',
  unknown: '0|MerchantTradeNo Error',
  wrongAmount: '0|TradeAmt Error',
}

/** ECPay repeats its webhook until it reads 1|OK. */
export async function notifyEcpay({ deps, input, from }: Steps<typeof endpoint>): Promise<Sending> {
  const { ecpay } = deps.payment
  if (!ecpay) throw notFound()
  const outcome = await receivePaymentWebhook(deps, {
    paymentId: input.MerchantTradeNo.slice(0, 50),
    provider: ecpay.id,
    body: Object.fromEntries(storedFields.map((name) => [name, (input[name] ?? '').slice(0, 200)])),
    address: from.address,
    reading: ecpay.readWebhook(input),
    from: ['ECPAY'],
  })
  return sendText(refusals[outcome] ?? '1|OK')
}

const sendText = (text: string): Sending => ({
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from(text),
})
