import type { EcpaySettings } from '../../../settings.ts'
import type { PaymentWebhook, PaymentProvider, WebhookReading } from '../payment.port.ts'
import { type Fields, isGenuine } from './check-mac.ts'
import { getEcpayStatus } from './ecpay-client.ts'
import { checkoutFields } from './ecpay-fields.ts'

export const createEcpay = (ecpay: EcpaySettings): PaymentProvider => ({
  id: 'ECPAY',
  // A bank transfer may take three days.
  openHours: 72,
  begin: (purchase) => ({
    checkoutUrl: `${ecpay.base}/Cashier/AioCheckOut/V5`,
    checkoutForm: checkoutFields(purchase, ecpay),
  }),
  readWebhook: (raw) => readWebhook(raw as Fields, ecpay),
  getStatus: (payment) => getEcpayStatus(payment, ecpay),
})

/** An account number or payment code was issued, or the card's result is pending. */
const pendingCodes = ['2', '10100073', '10300066']

function readWebhook(fields: Fields, ecpay: EcpaySettings): WebhookReading {
  if (!isGenuine(fields, ecpay) || fields.MerchantID !== ecpay.merchantId) return 'forged'
  if (fields.SimulatePaid === '1') return 'simulated'
  return {
    paymentId: fields.MerchantTradeNo ?? '',
    amount: Number(fields.TradeAmt),
    status: toStatus(fields.RtnCode ?? ''),
  }
}

function toStatus(code: string): PaymentWebhook['status'] {
  if (code === '1') return 'SUCCESS'
  return pendingCodes.includes(code) ? 'PENDING' : 'FAIL'
}
