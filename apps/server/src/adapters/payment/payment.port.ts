import { frontPath } from '@lumiroute/contract/member'

export type Item = { prodCode: string; prodName: string; prodQty: number; prodPrice: number }

/** One payment attempt, as a provider needs it. */
export type Purchase = {
  paymentId: string
  uuid: string
  amount: number
  store: { storeCode: string; storeName: string }
  memo: string
  items: Item[]
  at: Date
  /** The origin of the person's browser. */
  origin: string
  returnUrl: string
}

/** Where the browser goes next and, if the page takes a form, what it posts there. */
export type Checkout = { checkoutUrl: string; checkoutForm: Record<string, string> | null }

/** A provider's report about a payment. PENDING: a method that takes days; the money has not arrived. */
export type PaymentWebhook = { paymentId: string; amount: number; status: 'SUCCESS' | 'FAIL' | 'PENDING' }
export type WebhookReading = PaymentWebhook | 'forged' | 'simulated'

export type PaymentKey = { paymentId: string; amount: number }
export type ProviderStatus = 'SUCCESS' | 'FAIL' | 'PENDING' | 'UNKNOWN'

export type ProviderId = 'SANDBOX' | 'HANDOFF' | 'ECPAY'

export type PaymentProvider = {
  id: ProviderId
  /** How long after its start a payment may still arrive. */
  openHours: number
  begin(purchase: Purchase): Checkout
  readWebhook(raw: Record<string, unknown>): WebhookReading
  /** Never throws: UNKNOWN if the provider cannot be reached. */
  getStatus(payment: PaymentKey): Promise<ProviderStatus>
}

/** What was paid for, to decide where the person goes afterwards. */
export type PaidFor = {
  paymentId: string
  storeCode: string
  /** For an order of the shop. */
  orderNo?: string | null
}

/** Ads lead to the console's list; members return to their order, in the browser that they paid with. */
export function getReturnUrl(origin: string, { paymentId, storeCode, orderNo }: PaidFor): string {
  if (!orderNo)
    return `${origin}/ad/list?${new URLSearchParams({ paid: paymentId, store: storeCode }).toString()}`
  return `${origin}${frontPath(encodeURIComponent(storeCode))}/orders/${encodeURIComponent(orderNo)}?paid=1`
}
