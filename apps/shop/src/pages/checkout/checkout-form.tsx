import { Link } from 'wouter'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { formatMoney } from '../../kit/format.ts'
import { Field } from '../../kit/field.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageSkeleton } from '../../kit/page-skeleton.tsx'
import { useOrderText } from '../../text/order-texts.ts'
import { ChangedLines } from './changed-lines.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { Choices } from './choices.tsx'
import { CouponChoice } from './coupon-choice.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { InvoiceFields } from './invoice-fields.tsx'
import { type CheckoutState, useCheckout } from './use-checkout.ts'
import { usePlaceOrder } from './use-place-order.ts'

export function CheckoutForm() {
  const checkout = useCheckout()
  const placing = usePlaceOrder(checkout)
  const { changedLines, failure, isOffered, reload } = checkout
  if (!isOffered && changedLines.length === 0)
    return failure ? <Failed message={failure.message} onRetry={() => void reload()} /> : <PageSkeleton />
  return (
    <form
      className="checkout"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void placing.order()
      }}
    >
      <div className="checkout-parts">
        {changedLines.length > 0 && <ChangedLines changedLines={changedLines} />}
        <Lines checkout={checkout} />
        {isOffered && <Choosing checkout={checkout} fields={placing.fields} />}
      </div>
      <CheckoutSummary checkout={checkout} placing={placing} />
    </form>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useOrderText()
  return (
    <Notice title={t.shell.unavailable} text={message || t.shell.unavailableHelp}>
      <button type="button" className="button" onClick={onRetry}>
        {t.shell.retry}
      </button>
    </Notice>
  )
}

function Lines({ checkout: { lines } }: { checkout: CheckoutState }) {
  const t = useOrderText()
  const links = useLinks()
  return (
    <section className="card checkout-part">
      <header className="section-header">
        <h2>{t.checkout.lines}</h2>
        <Link href={links.cart} className="section-more">
          {t.checkout.edit}
        </Link>
      </header>
      <ul className="bill-lines">
        {lines.map(({ prodCode, varCode, name, options, price, quantity }) => (
          <li key={`${prodCode} ${varCode}`}>
            <span>
              {name}
              {options && <span className="caption"> {options}</span>} × {quantity}
            </span>
            <span>{formatMoney(price * quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChoosingProps = { checkout: CheckoutState; fields: Record<string, string> }

function Choosing({ checkout, fields }: ChoosingProps) {
  const t = useOrderText()
  const { draft, change, deliveries, delivery, payWays, paymentType, failure } = checkout
  const { isPreview } = useApp()
  return (
    <fieldset className="checkout-parts" disabled={isPreview}>
      <section className="card checkout-part">
        <h2>{t.checkout.delivery}</h2>
        {deliveries.length === 0 && <p className="field-error">{t.checkout.noDelivery}</p>}
        <Choices
          label={t.checkout.delivery}
          values={deliveries}
          value={delivery}
          nameOf={(code) => t.deliveries[code]}
          onChange={(code) => change({ delivery: code })}
        />
        <DeliveryFields checkout={checkout} fields={fields} />
      </section>
      <CouponChoice checkout={checkout} error={failure?.fields.tickets ?? fields.tickets} />
      <InvoiceFields invoice={draft.invoice} fields={fields} onChange={(invoice) => change({ invoice })} />
      <section className="card checkout-part">
        <h2>{t.checkout.payment}</h2>
        {payWays.length === 0 && <p className="field-error">{t.checkout.noPayment}</p>}
        <Choices
          label={t.checkout.payment}
          values={payWays}
          value={paymentType}
          nameOf={(way) => t.payWays[way]}
          onChange={(way) => change({ paymentType: way })}
        />
        {failure?.fields.paymentType && <p className="field-error">{failure.fields.paymentType}</p>}
      </section>
      <section className="card checkout-part">
        <Field label={t.checkout.memo} help={t.checkout.memoHelp}>
          <textarea
            rows={2}
            maxLength={500}
            value={draft.memo}
            onChange={(event) => change({ memo: event.target.value })}
          />
        </Field>
      </section>
    </fieldset>
  )
}
