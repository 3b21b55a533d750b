import { isTaxNumber } from '../../platform/store/tax-number.ts'
import { validationTexts as say } from '../../validation.ts'
import type { carrierTypes, invoiceTypes } from './order-codes.ts'

/** As in `Invoice`, without its schema. */
type Invoice = {
  type: (typeof invoiceTypes)[number]
  carrierType: (typeof carrierTypes)[number] | null
  carrierNum: string
  loveCode: string
  taxId: string
  title: string
}

/** Validation messages of invoices; separate because the first page load includes the shared ones. */
const invoiceTexts = {
  phoneBarcode: 'invoiceValidation.phoneBarcode',
  certificate: 'invoiceValidation.certificate',
  loveCode: 'invoiceValidation.loveCode',
} as const

/** 手機條碼: a slash and seven characters. */
export const isPhoneBarcode = (text: string) => /^\/[0-9A-Z+\-.]{7}$/.test(text)
/** 自然人憑證: two letters and fourteen digits. */
export const isCertificate = (text: string) => /^[A-Z]{2}[0-9]{14}$/.test(text)
/** 捐贈碼. */
export const isLoveCode = (text: string) => /^[0-9]{3,7}$/.test(text)

export type InvoiceFault = { field: keyof Invoice; message: string }

/** Without a schema, so that a page can check while somebody types. */
export function* findInvoiceFaults(invoice: Invoice): Generator<InvoiceFault> {
  const { type, carrierType, carrierNum, loveCode, taxId, title } = invoice
  if (type === 'company' && !isTaxNumber(taxId)) yield { field: 'taxId', message: say.taxNumber }
  if (type === 'company' && title === '') yield { field: 'title', message: say.required }
  if (type === 'donate' && !isLoveCode(loveCode)) yield { field: 'loveCode', message: invoiceTexts.loveCode }
  if (type !== 'person') return
  if (carrierType === 'phone' && !isPhoneBarcode(carrierNum))
    yield { field: 'carrierNum', message: invoiceTexts.phoneBarcode }
  if (carrierType === 'certificate' && !isCertificate(carrierNum))
    yield { field: 'carrierNum', message: invoiceTexts.certificate }
}
