import {
  findOrderMove,
  type OrderAction,
  orderActionsOf,
  type OrderParty,
  type OrderState,
  type OrderStatus,
  type PaymentStatus,
} from '@lumiroute/contract/order'
import { AppError } from '../../../errors/app-error.ts'

type Facts = { status: PaymentStatus; orderStatus: OrderStatus | null; paymentType: string }

const stateOf = ({ status, orderStatus, paymentType }: Facts): OrderState => ({
  status: orderStatus ?? 'created',
  payment: status,
  isPayLater: paymentType === 'COD',
})

export const actionsOfOrder = (facts: Facts, party: OrderParty) => orderActionsOf(stateOf(facts), party)

/** Whether money that comes now still buys it. */
export const isOrderWanted = (facts: Facts): boolean =>
  findOrderMove(stateOf(facts), 'settle', 'payment') !== undefined

/** The status after the move; 409 for what is not in the table. */
export function requireOrderMove(facts: Facts, action: OrderAction, party: OrderParty): OrderStatus {
  const state = stateOf(facts)
  const move = findOrderMove(state, action, party)
  if (!move) throw new AppError('CONFLICT', { message: '訂單狀態已變更，無法執行此操作' })
  return move.to ?? state.status
}
