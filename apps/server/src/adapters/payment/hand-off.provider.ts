import { type HandOff, notifyPayment } from '@lumiroute/contract/payment'
import { isSignedBy } from './notice-sign.ts'
import {
  type Asked,
  type AskedState,
  type PaymentProvider,
  type Purchase,
  type Reading,
} from './payment.port.ts'

/** An outside checkout page that takes everything in its address and answers by a signed notice. */
export const createHandOff = (checkoutUrl: string, secret: string): PaymentProvider => ({
  id: 'HANDOFF',
  openHours: 24,
  begin: (purchase) => ({ checkoutUrl: addressOf(checkoutUrl, handOffOf(purchase)), checkoutForm: null }),
  readNotice: (raw) => readSignedNotice(secret, raw),
  // The outside page has no call to ask by: it either sends its notice or the attempt runs out.
  ask: async () => 'UNKNOWN',
})

/** Our own checkout page in the place of an outside one; it takes no money. */
export const createSandbox = (
  secret: string,
  ask: (payment: Asked) => Promise<AskedState>,
): PaymentProvider => ({
  id: 'SANDBOX',
  openHours: 24,
  begin: (purchase) => ({
    checkoutUrl: addressOf(`${purchase.origin}/checkout`, handOffOf(purchase)),
    checkoutForm: null,
  }),
  readNotice: (raw) => readSignedNotice(secret, raw),
  ask,
})

/** No personal data travels in an address, so that the member's fields stay empty. */
const handOffOf = ({ paymentId, uuid, store, memo, amount, items, returnUrl }: Purchase): HandOff => ({
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

function addressOf(page: string, handOff: HandOff): string {
  const data = Buffer.from(JSON.stringify(handOff)).toString('base64')
  return `${page}${page.includes('?') ? '&' : '?'}data=${encodeURIComponent(data)}`
}

export function readSignedNotice(secret: string, raw: Record<string, unknown>): Reading {
  const { sign, ...notice } = notifyPayment.body.parse(raw)
  return isSignedBy(secret, notice, sign) ? notice : 'forged'
}
