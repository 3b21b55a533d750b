import type { ShopOrder } from '@lumiroute/contract/order'
import { Icon } from '../../kit/icon.tsx'
import { nameState, stateLooks } from '../../order/order-state.ts'
import { useOrderText } from '../../text/order-texts.ts'

type Props = { order: Pick<ShopOrder, 'orderStatus' | 'paymentStatus' | 'paymentType'> }

export function OrderBadge({ order }: Props) {
  const t = useOrderText()
  const state = nameState(order)
  const { icon, tone } = stateLooks[state]
  return (
    <span className={`badge badge-${tone} order-badge`}>
      <Icon name={icon} />
      {t.orderStates[state]}
    </span>
  )
}
