import type { OwnOrder } from '@lumiroute/contract/order'
import { useApp } from '../../app/app-context.ts'
import { formatTime } from '../../kit/format.ts'
import { nameState } from '../../order/order-state.ts'
import { type OrderTexts, useOrderText } from '../../text/order-texts.ts'
import { OrderBadge } from './order-badge.tsx'

type Props = { order: OwnOrder; hasReturned: boolean; isConfirming: boolean }

export function OrderHead({ order, hasReturned, isConfirming }: Props) {
  const t = useOrderText()
  const { language } = useApp()
  const [title, help] = describe(order, hasReturned, isConfirming, t)
  return (
    <header className="order-head">
      <OrderBadge order={order} />
      <h1>
        <span className="caption">{t.order.number}</span> <span className="order-no">{order.orderNo}</span>
      </h1>
      <p className="caption">{formatTime(order.orderTime, language)}</p>
      <div role="status">
        {title && (
          <p className="order-news">
            <strong>{title}</strong>
            {help && <span>{help}</span>}
          </p>
        )}
      </div>
    </header>
  )
}

/** What somebody wants to know who has just ordered or paid. */
function describe(order: OwnOrder, hasReturned: boolean, isConfirming: boolean, t: OrderTexts): string[] {
  const state = nameState(order)
  if (isConfirming) return [t.order.confirming, t.order.confirmingHelp]
  if (state === 'pending' || (state === 'unpaid' && hasReturned))
    return [t.order.awaited, t.order.awaitedHelp]
  if (state === 'paid') return [t.order.thanks]
  return state === 'payLater' ? [t.order.thanksLater] : []
}
