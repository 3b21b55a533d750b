import type { EcpaySettings } from '../../../settings.ts'
import type { PaymentKey, ProviderStatus } from '../payment.port.ts'
import { computeCheckMac, type Fields, isGenuine } from './check-mac.ts'

const waitSeconds = 8
const states: Record<string, ProviderStatus> = { '0': 'PENDING', '1': 'SUCCESS', '10200095': 'FAIL' }

/** Queries the status of a payment at ECPay. */
export async function getEcpayStatus(payment: PaymentKey, ecpay: EcpaySettings): Promise<ProviderStatus> {
  try {
    return readAnswer(await query(payment.paymentId, ecpay), payment, ecpay)
  } catch {
    return 'UNKNOWN'
  }
}

async function query(paymentId: string, ecpay: EcpaySettings): Promise<Fields> {
  const fields = {
    MerchantID: ecpay.merchantId,
    MerchantTradeNo: paymentId,
    TimeStamp: String(Math.floor(Date.now() / 1000)),
  }
  const response = await fetch(`${ecpay.base}/Cashier/QueryTradeInfo/V5`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, CheckMacValue: computeCheckMac(fields, ecpay) }),
    redirect: 'error',
    signal: AbortSignal.timeout(waitSeconds * 1000),
  })
  return Object.fromEntries(new URLSearchParams(await response.text()))
}

/** Ignores a response that is not signed by ECPay or is about another payment. */
function readAnswer(answer: Fields, { paymentId, amount }: PaymentKey, ecpay: EcpaySettings): ProviderStatus {
  if (!isGenuine(answer, ecpay) || answer.MerchantTradeNo !== paymentId) return 'UNKNOWN'
  const state = states[answer.TradeStatus ?? ''] ?? 'UNKNOWN'
  return state === 'SUCCESS' && Number(answer.TradeAmt) !== amount ? 'UNKNOWN' : state
}
