import type { Invoice } from '@lumiroute/contract/order'
import type { TFunction } from 'i18next'

/** The kind of invoice with its numbers, in one line; empty without a wish. */
export function invoiceText(t: TFunction, invoice: Invoice | null): string {
  if (!invoice) return ''
  const { type, carrierType, carrierNum, loveCode, taxId, title } = invoice
  const carrier = carrierType ? t(`shopOrder.carrier.${carrierType}`) : ''
  const parts = [t(`shopOrder.invoice.${type}`), taxId, title, loveCode, carrier, carrierNum]
  return parts.filter((part) => part !== '').join(' ')
}
