import { findDeliveryFaults, findInvoiceFaults, type Invoice } from '@lumiroute/contract/order'
import type { Delivery } from '@lumiroute/contract/product'
import type { OrderTexts } from '../text/order-texts.ts'

export type Recipient = Record<'name' | 'mobile' | 'address' | 'cvsStoreId', string>

/** Messages by the names that the server uses for the fields of an order. */
export function checkForm(
  delivery: Delivery,
  recipient: Recipient,
  invoice: Invoice,
  t: OrderTexts,
): Record<string, string> {
  const say = (message: string) => {
    const key = message.slice(message.indexOf('.') + 1)
    return key in t.faults ? t.faults[key as keyof OrderTexts['faults']] : t.faults.required
  }
  const trimmed = { type: delivery, ...trimAll(recipient) }
  return Object.fromEntries([
    ...[...findDeliveryFaults(trimmed)].map(({ field, message }) => [`delivery.${field}`, say(message)]),
    ...[...findInvoiceFaults(trimInvoice(invoice))].map(({ field, message }) => [
      `invoice.${field}`,
      say(message),
    ]),
  ]) as Record<string, string>
}

export const trimAll = (recipient: Recipient): Recipient => ({
  name: recipient.name.trim(),
  mobile: recipient.mobile.trim(),
  address: recipient.address.trim(),
  cvsStoreId: recipient.cvsStoreId.trim(),
})

/** Carriers have capital letters only. */
export const trimInvoice = (invoice: Invoice): Invoice => ({
  ...invoice,
  carrierNum: invoice.carrierNum.trim().toUpperCase(),
  loveCode: invoice.loveCode.trim(),
  taxId: invoice.taxId.trim(),
  title: invoice.title.trim(),
})
