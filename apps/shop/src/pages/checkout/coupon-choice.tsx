import type { Ticket } from '@lumiroute/contract/coupon'
import { useApp } from '../../app/app-context.ts'
import { sumLines } from '../../cart/change-cart.ts'
import { fill, formatDate, formatMoney } from '../../kit/format.ts'
import { useOrderText } from '../../text/order-texts.ts'
import type { CheckoutState } from './use-checkout.ts'

type Props = { checkout: CheckoutState; error: string | undefined }

/** The member's own coupons for online orders; whether they fit the cart is the server's answer. */
export function CouponChoice({ checkout, error }: Props) {
  const t = useOrderText()
  const { language } = useApp()
  const { tickets, ownTickets, change, lines, quote } = checkout
  const subtotal = sumLines(lines)
  const toggle = (ticketNo: string) =>
    change({
      tickets: tickets.includes(ticketNo)
        ? tickets.filter((each) => each !== ticketNo)
        : [...tickets, ticketNo],
    })
  const describe = ({ cpnMinSpend, expiresAt }: Ticket) =>
    [
      cpnMinSpend > 0 && fill(t.checkout.minSpend, { amount: formatMoney(cpnMinSpend) }),
      expiresAt && fill(t.checkout.until, { date: formatDate(expiresAt, language) }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section className="card checkout-part">
      <h2>{t.checkout.coupons}</h2>
      {ownTickets.length === 0 && <p className="caption">{t.checkout.noCoupons}</p>}
      <ul className="choices">
        {ownTickets.map((ticket) => {
          const { ticketNo, cpnTitle, cpnMinSpend } = ticket
          const isChosen = tickets.includes(ticketNo)
          const amount = quote?.tickets.find((each) => each.ticketNo === ticketNo)?.amount
          return (
            <li key={ticketNo}>
              <label className="choice">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && cpnMinSpend > subtotal}
                  onChange={() => toggle(ticketNo)}
                />
                <span>
                  {cpnTitle}
                  <span className="caption choice-note">{describe(ticket)}</span>
                </span>
                {isChosen && amount !== undefined && <strong>{formatMoney(-amount)}</strong>}
              </label>
            </li>
          )
        })}
      </ul>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </section>
  )
}
