import type { OwnOrder, ShopOrder } from '@lumiroute/contract/order'
import type { IconName } from '../kit/icon.tsx'

type Shown = Pick<ShopOrder, 'orderStatus' | 'paymentStatus' | 'paymentType'>
export type OrderStateName =
  | 'unpaid'
  | 'pending'
  | 'failed'
  | 'payLater'
  | 'paid'
  | 'preparing'
  | 'ready'
  | 'done'
  | 'canceled'
  | 'refunding'
  | 'refunded'
type Tone = 'warning' | 'success' | 'danger' | 'quiet' | 'info'

/** What an order's two statuses mean for its member. */
export function nameState({ orderStatus, paymentStatus, paymentType }: Shown): OrderStateName {
  if (paymentStatus === 'REFUNDING') return 'refunding'
  if (paymentStatus === 'REFUNDED') return 'refunded'
  if (orderStatus !== 'created') return orderStatus
  if (paymentType === 'COD') return 'payLater'
  if (paymentStatus === 'PENDING') return 'pending'
  return paymentStatus === 'FAIL' ? 'failed' : 'unpaid'
}

export const stateLooks: Record<OrderStateName, { icon: IconName; tone: Tone }> = {
  unpaid: { icon: 'info', tone: 'warning' },
  pending: { icon: 'info', tone: 'warning' },
  failed: { icon: 'close', tone: 'danger' },
  payLater: { icon: 'truck', tone: 'info' },
  paid: { icon: 'check', tone: 'success' },
  preparing: { icon: 'bag', tone: 'info' },
  ready: { icon: 'gift', tone: 'success' },
  done: { icon: 'check', tone: 'quiet' },
  canceled: { icon: 'close', tone: 'quiet' },
  refunding: { icon: 'receipt', tone: 'warning' },
  refunded: { icon: 'receipt', tone: 'quiet' },
}

/** Whether the payment's outcome may still arrive by itself. */
export const isAwaited = (order: Pick<OwnOrder, 'orderStatus' | 'paymentStatus' | 'paymentType'>) =>
  ['unpaid', 'pending'].includes(nameState(order))
