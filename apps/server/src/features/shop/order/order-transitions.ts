import {
  findOrderMove,
  type OrderAction,
  getOrderActions,
  type OrderParty,
  type OrderState,
  type OrderStatus,
  type PaymentStatus,
} from '@lumiroute/contract/order'
import { AppError } from '../../../errors/app-error.ts'
import type { ItemRow } from './queries/locked-order.queries.ts'

type Facts = { status: PaymentStatus; orderStatus: OrderStatus | null; paymentType: string }

const toState = ({ status, orderStatus, paymentType }: Facts): OrderState => ({
  status: orderStatus ?? 'created',
  payment: status,
  isPayLater: paymentType === 'COD',
})

export const listActions = (facts: Facts, party: OrderParty) => getOrderActions(toState(facts), party)

/** Whether a payment that arrives now still settles the order. */
export const isPayable = (facts: Facts): boolean =>
  findOrderMove(toState(facts), 'settle', 'payment') !== undefined

/** The status after the transition; rejects what the state machine does not allow. */
export function requireTransition(facts: Facts, action: OrderAction, party: OrderParty): OrderStatus {
  const state = toState(facts)
  const move = findOrderMove(state, action, party)
  if (!move) throw new AppError('order.badTransition')
  return move.to ?? state.status
}

/** What is still paid for products that earn points. */
export const getPointAmount = (rows: readonly ItemRow[]) =>
  rows.reduce(
    (sum, { total, refunded, isPointEligible }) => sum + (isPointEligible ? total - refunded : 0),
    0,
  )
