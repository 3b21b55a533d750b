import type { Invoice, OwnOrder } from '@lumiroute/contract/order'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill, formatMoney, formatTime } from '../../kit/format.ts'
import { type OrderTexts, useOrderText } from '../../text/order-texts.ts'
import { Amounts } from '../checkout/checkout-summary.tsx'

export function OrderFacts({ order }: { order: OwnOrder }) {
  return (
    <div className="order-parts">
      <Items order={order} />
      <DeliveryPart order={order} />
      <PaymentPart order={order} />
      <Timeline order={order} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card checkout-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Items({ order }: { order: OwnOrder }) {
  const t = useOrderText()
  const links = useLinks()
  return (
    <Part title={t.order.lines}>
      <ul className="bill-lines">
        {order.items.map((item) => (
          <li key={item.itemId}>
            <span>
              <Link href={links.product(item.oiProdCode)} className="cart-name">
                {item.oiProdName}
              </Link>
              {item.oiVarName && <span className="caption"> {item.oiVarName}</span>} × {item.oiProdSaleQty}
            </span>
            <span>{formatMoney(item.oiProdSalePrice * item.oiProdSaleQty)}</span>
          </li>
        ))}
      </ul>
      <Amounts {...order} />
      {order.coupons.length > 0 && (
        <p className="caption">{order.coupons.map(({ cpnTitle }) => cpnTitle).join('、')}</p>
      )}
      <p className="amount-total">
        <span>{t.checkout.total}</span>
        <strong>{formatMoney(order.orderAmount)}</strong>
      </p>
      {order.refundedAmount > 0 && <Facts rows={[[t.order.refunded, formatMoney(order.refundedAmount)]]} />}
    </Part>
  )
}

function DeliveryPart({ order: { delivery, store } }: { order: OwnOrder }) {
  const t = useOrderText()
  const type = delivery?.type ?? 'pickup'
  return (
    <Part title={t.order.deliveryTitle}>
      <Facts
        rows={[
          [t.checkout.delivery, t.deliveries[type]],
          [
            t.order.store,
            type === 'pickup' ? [store.storeName, store.storeAddr].filter(Boolean).join('，') : '',
          ],
          [t.checkout.cvsStoreId, delivery?.cvsStoreId ?? ''],
          [type === 'pickup' ? t.checkout.pickupName : t.checkout.name, delivery?.name ?? ''],
          [t.checkout.mobile, delivery?.mobile ?? ''],
          [t.checkout.address, type === 'home' ? (delivery?.address ?? '') : ''],
        ]}
      />
    </Part>
  )
}

function PaymentPart({ order }: { order: OwnOrder }) {
  const t = useOrderText()
  const { language } = useApp()
  const { paymentType, paidAt, invoice, pointsEarned, memo } = order
  const way = paymentType === 'COD' || paymentType === 'CASH' ? t.payWays[paymentType] : t.payWays.ONLINE
  return (
    <Part title={t.order.paymentTitle}>
      <Facts
        rows={[
          [t.checkout.payment, way],
          [t.order.paidAt, paidAt ? formatTime(paidAt, language) : ''],
          [t.checkout.invoice, describeInvoice(invoice, t)],
          [t.order.points, pointsEarned > 0 ? fill(t.order.pointsOf, { n: pointsEarned }) : ''],
          [t.order.memo, memo],
        ]}
      />
    </Part>
  )
}

function describeInvoice(invoice: Invoice | null, t: OrderTexts): string {
  if (!invoice) return t.invoices.member
  const { type, carrierType, carrierNum, loveCode, taxId, title } = invoice
  const kind = type === 'person' ? (carrierType ?? 'member') : type
  return [t.invoices[kind], carrierNum, loveCode, taxId, title].filter(Boolean).join(' ')
}

function Timeline({ order: { events } }: { order: OwnOrder }) {
  const t = useOrderText()
  const { language } = useApp()
  return (
    <Part title={t.order.timeline}>
      <ol className="timeline">
        {events.map(({ kind, at, amount }) => (
          <li key={`${kind} ${at}`}>
            <span>
              {t.orderEvents[kind]}
              {kind === 'refunded' && amount !== null && ` ${formatMoney(amount)}`}
            </span>
            <span className="caption">{formatTime(at, language)}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Rows without a value are left out. */
function Facts({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
