import type { OrderStatus, PaymentStatus, ShopOrder } from '@lumiroute/contract/order'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/status-badge.tsx'

type Stated = Pick<ShopOrder, 'orderStatus' | 'paymentStatus' | 'paymentType'>

const statusTones: Record<OrderStatus, Tone> = {
  created: 'neutral',
  paid: 'warning',
  preparing: 'info',
  ready: 'info',
  done: 'success',
  canceled: 'neutral',
}
const paymentTones: Record<PaymentStatus, Tone> = {
  INIT: 'neutral',
  PENDING: 'info',
  SUCCESS: 'success',
  FAIL: 'warning',
  EXPIRED: 'neutral',
  REFUNDING: 'danger',
  REFUNDED: 'neutral',
  PART_REFUNDED: 'info',
}

const isNewLater = ({ orderStatus, paymentType }: Stated) =>
  orderStatus === 'created' && paymentType === 'COD'

/** Cash on delivery does not wait for payment: the order can be prepared. */
export const statusText = (t: TFunction, order: Stated) =>
  t(isNewLater(order) ? 'shopOrder.status.later' : `shopOrder.status.${order.orderStatus}`)

export function OrderStatusBadge({ order }: { order: Stated }) {
  const { t } = useTranslation()
  const tone = isNewLater(order) ? 'warning' : statusTones[order.orderStatus]
  return <StatusBadge tone={tone} label={statusText(t, order)} />
}

export function PaymentBadge({ order }: { order: Stated }) {
  const { t } = useTranslation()
  return (
    <StatusBadge
      tone={paymentTones[order.paymentStatus]}
      label={t(`shopOrder.payment.${order.paymentStatus}`)}
    />
  )
}

const ways = ['SANDBOX', 'HANDOFF', 'ECPAY', 'COD', 'CASH', 'FREE'] as const
export const wayText = (t: TFunction, paymentType: string) =>
  t(`shopOrder.way.${ways.find((way) => way === paymentType) ?? 'none'}`)

export const sourceText = (t: TFunction, source: string) =>
  t(source === 'POS' ? 'shopOrder.source.POS' : 'shopOrder.source.CART')
