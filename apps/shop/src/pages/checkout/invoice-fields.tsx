import type { Invoice } from '@lumiroute/contract/order'
import { Field } from '../../kit/field.tsx'
import { useOrderText } from '../../text/order-texts.ts'

const kinds = ['member', 'phone', 'certificate', 'company', 'donate'] as const
type Kind = (typeof kinds)[number]

const kindOf = ({ type, carrierType }: Invoice): Kind =>
  type === 'person' ? (carrierType ?? 'member') : type
const toParts = (kind: Kind): Pick<Invoice, 'type' | 'carrierType'> =>
  kind === 'company' || kind === 'donate'
    ? { type: kind, carrierType: null }
    : { type: 'person', carrierType: kind }

type Props = {
  invoice: Invoice
  fields: Record<string, string>
  onChange: (invoice: Invoice) => void
}

export function InvoiceFields({ invoice, fields, onChange }: Props) {
  const t = useOrderText()
  const kind = kindOf(invoice)
  const text = (field: 'carrierNum' | 'taxId' | 'title' | 'loveCode', label: string, maxLength: number) => (
    <Field label={label} error={fields[`invoice.${field}`]}>
      <input
        value={invoice[field]}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize={field === 'carrierNum' ? 'characters' : 'off'}
        inputMode={field === 'taxId' || field === 'loveCode' ? 'numeric' : 'text'}
        onChange={(event) => onChange({ ...invoice, [field]: event.target.value })}
      />
    </Field>
  )
  return (
    <section className="card checkout-part">
      <h2>{t.checkout.invoice}</h2>
      <Field label={t.checkout.invoiceKind}>
        <select
          value={kind}
          onChange={(event) => onChange({ ...invoice, ...toParts(event.target.value as Kind) })}
        >
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t.invoices[each]}
            </option>
          ))}
        </select>
      </Field>
      {(kind === 'phone' || kind === 'certificate') && text('carrierNum', t.checkout.carrierNum, 20)}
      {kind === 'company' && text('taxId', t.checkout.taxId, 8)}
      {kind === 'company' && text('title', t.checkout.taxTitle, 60)}
      {kind === 'donate' && text('loveCode', t.checkout.loveCode, 7)}
    </section>
  )
}
