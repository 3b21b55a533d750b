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
  /** Where the person's browser is: payment pages lead back there. */
  origin: string
}

/** Where the browser goes next; where the page takes a form, what it posts there. */
export type Checkout = { checkoutUrl: string; checkoutForm: Record<string, string> | null }

/** What the outside says of a payment. PENDING: paid by a way that takes days; the money is not there yet. */
export type Notice = { paymentId: string; amount: number; status: 'SUCCESS' | 'FAIL' | 'PENDING' }
export type Reading = Notice | 'forged' | 'simulated'

export type Asked = { paymentId: string; amount: number }
export type AskedState = 'SUCCESS' | 'FAIL' | 'PENDING' | 'UNKNOWN'

export type ProviderId = 'SANDBOX' | 'HANDOFF' | 'ECPAY'

export type PaymentProvider = {
  id: ProviderId
  /** How long after it began a payment may still come. */
  openHours: number
  begin(purchase: Purchase): Checkout
  readNotice(raw: Record<string, unknown>): Reading
  /** Never throws: an outside that is away is UNKNOWN. */
  ask(payment: Asked): Promise<AskedState>
}

/** The page on which the console tells how a payment went; an operator finds the store there that it was for. */
export const returnUrlOf = (origin: string, paymentId: string, storeCode: string) =>
  `${origin}/ad/list?${new URLSearchParams({ paid: paymentId, store: storeCode })}`
