import { deliveryFields, type DeliveryField } from '@lumiroute/contract/order'
import type { InputHTMLAttributes } from 'react'
import { Field } from '../../kit/field.tsx'
import { useOrderText } from '../../text/order-texts.ts'
import type { CheckoutState } from './use-checkout.ts'

const inputs: Record<DeliveryField, InputHTMLAttributes<HTMLInputElement>> = {
  name: { autoComplete: 'name', maxLength: 50 },
  mobile: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20 },
  address: { autoComplete: 'street-address', maxLength: 200 },
  cvsStoreId: { inputMode: 'numeric', maxLength: 20 },
}
/** At the counter both are optional: the store knows the member. */
const atCounter = ['name', 'mobile'] as const

type Props = { checkout: CheckoutState; fields: Record<string, string> }

export function DeliveryFields({ checkout, fields }: Props) {
  const t = useOrderText()
  const { delivery, recipient, draft, change } = checkout
  if (!delivery) return null
  const shown = delivery === 'pickup' ? atCounter : deliveryFields[delivery]
  const labels: Record<DeliveryField, string> = {
    name: delivery === 'pickup' ? t.checkout.pickupName : t.checkout.name,
    mobile: t.checkout.mobile,
    address: t.checkout.address,
    cvsStoreId: t.checkout.cvsStoreId,
  }
  return shown.map((field) => (
    <Field
      key={field}
      label={labels[field]}
      error={fields[`delivery.${field}`]}
      {...(field === 'cvsStoreId' && { help: t.checkout.cvsHelp })}
    >
      <input
        {...inputs[field]}
        required={delivery !== 'pickup'}
        value={recipient[field]}
        onChange={(event) => change({ fields: { ...draft.fields, [field]: event.target.value } })}
      />
    </Field>
  ))
}
