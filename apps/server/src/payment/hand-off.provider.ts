import { type HandOff, notifyPayment } from '@lumiroute/contract'
import { isSignedBy } from './notice-sign.ts'
import {
  type Asked,
  type AskedState,
  type PaymentProvider,
  type Purchase,
  type Reading,
} from './payment.port.ts'

type Options = {
  /** The outside checkout page; without one our own sandbox plays its part. */
  checkoutUrl: string | undefined
  secret: string
  askSandbox: (payment: Asked) => Promise<AskedState>
}

/** A checkout page that takes everything in its address and answers by a signed notice. */
export const createHandOff = ({ checkoutUrl, secret, askSandbox }: Options): PaymentProvider => ({
  id: checkoutUrl ? 'HANDOFF' : 'SANDBOX',
  openHours: 24,
  begin: (purchase) => ({
    checkoutUrl: addressOf(checkoutUrl ?? `${purchase.origin}/checkout`, handOffOf(purchase)),
    checkoutForm: null,
  }),
  readNotice: (raw) => readSigned(secret, raw),
  // The outside page has no call to ask by: it either sends its notice or the attempt runs out.
  ask: checkoutUrl ? async () => 'UNKNOWN' : askSandbox,
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

function readSigned(secret: string, raw: Record<string, unknown>): Reading {
  const { sign, ...notice } = notifyPayment.body.parse(raw)
  return isSignedBy(secret, notice, sign) ? notice : 'forged'
}
