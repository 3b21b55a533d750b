import { type HandOff, notifyPayment } from '@lumiroute/contract/payment'
import { isSignedBy } from './webhook-signature.ts'
import {
  type PaymentKey,
  type ProviderStatus,
  type PaymentProvider,
  type Purchase,
  type WebhookReading,
} from './payment.port.ts'

/** An external checkout page that gets everything in its URL and reports by a signed webhook. */
export const createHandOff = (checkoutUrl: string, secret: string): PaymentProvider => ({
  id: 'HANDOFF',
  openHours: 24,
  begin: (purchase) => ({
    checkoutUrl: getCheckoutUrl(checkoutUrl, toHandOff(purchase)),
    checkoutForm: null,
  }),
  readWebhook: (raw) => readSignedWebhook(secret, raw),
  // The external page has no status call: it either sends its webhook or the attempt expires.
  getStatus: async () => 'UNKNOWN',
})

/** Our own checkout page instead of an external one; it takes no money. */
export const createSandbox = (
  secret: string,
  getStatus: (payment: PaymentKey) => Promise<ProviderStatus>,
): PaymentProvider => ({
  id: 'SANDBOX',
  openHours: 24,
  begin: (purchase) => ({
    checkoutUrl: getCheckoutUrl(`${purchase.origin}/checkout`, toHandOff(purchase)),
    checkoutForm: null,
  }),
  readWebhook: (raw) => readSignedWebhook(secret, raw),
  getStatus,
})

/** URLs end up in logs, so the member's fields stay empty. */
const toHandOff = ({ paymentId, uuid, store, memo, amount, items, returnUrl }: Purchase): HandOff => ({
  paymentId,
  uuid,
  storeCode: store.storeCode,
  storeName: store.storeName,
  mbrCode: '',
  mbrName: '',
  mbrMobile: '',
  mbrGender: '',
  mbrBirth: '',
  mbrEmail: '',
  mbrAddr: '',
  payMemo: memo,
  prodTotlePrice: amount,
  productList: items,
  returnUrl,
})

function getCheckoutUrl(page: string, handOff: HandOff): string {
  const data = Buffer.from(JSON.stringify(handOff)).toString('base64')
  return `${page}${page.includes('?') ? '&' : '?'}data=${encodeURIComponent(data)}`
}

export function readSignedWebhook(secret: string, raw: Record<string, unknown>): WebhookReading {
  const { sign, ...webhook } = notifyPayment.body.parse(raw)
  return isSignedBy(secret, webhook, sign) ? webhook : 'forged'
}
