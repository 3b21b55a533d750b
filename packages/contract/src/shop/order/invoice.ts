import { z } from 'zod'
import { Text } from '../../fields.ts'
import { findInvoiceFaults } from './invoice-rules.ts'
import { carrierTypes, invoiceTypes } from './order-codes.ts'

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
    for (const { field, message } of findInvoiceFaults(invoice))
      context.addIssue({ code: 'custom', path: [field], message })
  })
  .transform(keepUsed)
