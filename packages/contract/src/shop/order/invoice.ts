import { z } from 'zod'
import { Text } from '../../fields.ts'
import { isTaxNumber } from '../../platform/store/tax-number.ts'
import { validationTexts as say } from '../../validation.ts'
import { carrierTypes, invoiceTypes } from './order-codes.ts'

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

/** What an order keeps of the buyer's wish; a part that the kind does not use is empty. */
export const Invoice = z.object({
  type: z.enum(invoiceTypes),
  carrierType: z.enum(carrierTypes).nullable(),
  carrierNum: z.string(),
  loveCode: z.string(),
  taxId: z.string(),
  title: z.string(),
})
export type Invoice = z.infer<typeof Invoice>

const none = { carrierType: null, carrierNum: '', loveCode: '', taxId: '', title: '' }

type Fault = { field: keyof Invoice; message: string }

function* findFaults({ type, carrierType, carrierNum, loveCode, taxId, title }: Invoice): Generator<Fault> {
  if (type === 'company' && !isTaxNumber(taxId)) yield { field: 'taxId', message: say.taxNumber }
  if (type === 'company' && title === '') yield { field: 'title', message: say.required }
  if (type === 'donate' && !isLoveCode(loveCode)) yield { field: 'loveCode', message: invoiceTexts.loveCode }
  if (type !== 'person') return
  if (carrierType === 'phone' && !isPhoneBarcode(carrierNum))
    yield { field: 'carrierNum', message: invoiceTexts.phoneBarcode }
  if (carrierType === 'certificate' && !isCertificate(carrierNum))
    yield { field: 'carrierNum', message: invoiceTexts.certificate }
}

/** Drops what the kind does not use. Without a carrier, a person's invoice goes to the member's own one. */
function keepUsed({ type, carrierType, carrierNum, loveCode, taxId, title }: Invoice): Invoice {
  if (type === 'company') return { ...none, type, taxId, title }
  if (type === 'donate') return { ...none, type, loveCode }
  if (carrierType === 'phone' || carrierType === 'certificate')
    return { ...none, type, carrierType, carrierNum }
  return { ...none, type, carrierType: 'member' }
}

/** The buyer's wish at the checkout. */
export const InvoiceForm = z
  .object({
    type: z.enum(invoiceTypes),
    carrierType: z.enum(carrierTypes).nullable().default(null),
    /** Barcodes have capital letters only. */
    carrierNum: Text(64).toUpperCase().default(''),
    loveCode: Text(20).default(''),
    taxId: Text(20).default(''),
    title: Text(60).default(''),
  })
  .superRefine((invoice, context) => {
    for (const { field, message } of findFaults(invoice))
      context.addIssue({ code: 'custom', path: [field], message })
  })
  .transform(keepUsed)
