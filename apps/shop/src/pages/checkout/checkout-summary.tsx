import { formatMoney } from '../../kit/format.ts'
import { useOrderText } from '../../text/order-texts.ts'
import type { CheckoutState } from './use-checkout.ts'
import type { usePlaceOrder } from './use-place-order.ts'

type Props = { checkout: CheckoutState; placing: ReturnType<typeof usePlaceOrder> }

/** The server's total, and the one button that orders. */
export function CheckoutSummary({ checkout, placing }: Props) {
  const t = useOrderText()
  const { quote, paymentType, body, failure, changedLines } = checkout
  const { isBusy, message } = placing
  const isPaidNow = paymentType === 'ONLINE' && quote !== undefined && quote.orderAmount > 0
  const problem = message || (changedLines.length === 0 && failure?.message) || ''
  return (
    <section className="card cart-summary" aria-label={t.checkout.total}>
      {quote && <Amounts {...quote} />}
      <p className="amount-total" aria-live="polite">
        <span>{t.checkout.total}</span>
        <strong>{quote ? formatMoney(quote.orderAmount) : failure ? '—' : t.checkout.calculating}</strong>
      </p>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button button-wide" disabled={!body || isBusy}>
        {isBusy ? t.checkout.ordering : isPaidNow ? t.checkout.orderAndPay : t.checkout.order}
      </button>
    </section>
  )
}

type AmountsProps = { prodTotalPrice: number; discountTotal: number; shippingFee: number }

export function Amounts({ prodTotalPrice, discountTotal, shippingFee }: AmountsProps) {
  const t = useOrderText()
  const rows: [string, number][] = [
    [t.checkout.products, prodTotalPrice],
    [t.checkout.shipping, shippingFee],
    ...(discountTotal > 0 ? ([[t.checkout.discount, -discountTotal]] as [string, number][]) : []),
  ]
  return (
    <dl className="amounts">
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
