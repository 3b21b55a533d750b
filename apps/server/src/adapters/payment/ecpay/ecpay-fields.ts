import type { EcpaySettings } from '../../../settings.ts'
import type { Item, Purchase } from '../payment.port.ts'
import { computeCheckMac, type Fields } from './check-mac.ts'

const itemNameBytes = 400
const taipei = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The fields of the checkout form; ECPay always uses Taipei time. */
export function checkoutFields(purchase: Purchase, ecpay: EcpaySettings): Fields {
  const { paymentId, amount, items, origin, at, returnUrl } = purchase
  const fields = {
    MerchantID: ecpay.merchantId,
    MerchantTradeNo: paymentId,
    MerchantTradeDate: taipei.format(at).replaceAll('-', '/'),
    PaymentType: 'aio',
    TotalAmount: String(amount),
    TradeDesc: 'LumiRoute',
    ItemName: getItemName(items),
    ReturnURL: `${origin}/api/payment/ecpay/notify`,
    OrderResultURL: `${origin}/api/payment/ecpay/return`,
    ClientBackURL: returnUrl,
    ChoosePayment: 'ALL',
    EncryptType: '1',
  }
  return { ...fields, CheckMacValue: computeCheckMac(fields, ecpay) }
}

/** Truncate before signing: ECPay truncates longer names, and its signature check would fail. */
const getItemName = (items: Item[]) =>
  cutBytes(items.map(({ prodName, prodQty }) => `${plain(prodName)} x ${prodQty}`).join('#'), itemNameBytes)

/** `#` separates items, and ECPay rejects what looks like markup. */
const plain = (name: string) =>
  name
    .replaceAll(/[#<>\p{C}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

function cutBytes(text: string, most: number): string {
  let cut = ''
  let bytes = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > most) break
    cut += character
  }
  return cut
}
