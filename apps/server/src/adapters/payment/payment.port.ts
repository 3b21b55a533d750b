export type Item = { prodCode: string; prodName: string; prodQty: number; prodPrice: number }

/** One attempt to pay an order, as a provider needs to know it. */
export type Purchase = {
  paymentId: string
  uuid: string
  amount: number
  store: { storeCode: string; storeName: string }
  memo: string
  items: Item[]
  at: Date
  /** Where the person's browser is. */
  origin: string
  returnUrl: string
}

/** Where the browser goes next; where the page takes a form, what it posts there. */
export type Checkout = { checkoutUrl: string; checkoutForm: Record<string, string> | null }

/** What a provider reports of a payment. PENDING: by a method that takes days; the money has not arrived. */
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
  /** Never throws: UNKNOWN where the provider cannot be reached. */
  getStatus(payment: PaymentKey): Promise<ProviderStatus>
}

/** What was paid for, as far as it decides where the person goes afterwards. */
export type PaidFor = {
  paymentId: string
  storeCode: string
  /** Of an order of the shop. */
  orderNo?: string | null
  /** The store's own page within LINE. */
  liffId?: string | null
}

/** Ads lead to the console's list; a member who ordered goes back to where the store's shop is. */
export function getReturnUrl(origin: string, { paymentId, storeCode, orderNo, liffId }: PaidFor): string {
  if (!orderNo)
    return `${origin}/ad/list?${new URLSearchParams({ paid: paymentId, store: storeCode }).toString()}`
  const query = new URLSearchParams({ orderNo }).toString()
  return liffId
    ? `https://liff.line.me/${encodeURIComponent(liffId)}?${query}`
    : `${origin}/checkout?${query}`
}
