import type { OrderStatus, PaymentStatus } from '@lumiroute/contract/order'
import type { Tx } from '../db/db.ts'

export type SettledPayment = { orderId: number; paymentId: string; provider: string; amount: number }
export type OrderPaymentState = {
  status: PaymentStatus
  orderStatus: OrderStatus | null
  paymentType: string
}

/**
 * How the orders of an area react to payments. The shop implements it, so that payments do not depend on the
 * shop.
 */
export type OrderSettlement = {
  /** Whether money that arrives now still buys what was ordered. */
  isPayable(order: OrderPaymentState): boolean
  /** Runs once, right after the order was marked as paid. */
  settle(tx: Tx, orderId: number, at: Date): Promise<void>
  /** Money for an order that was cancelled or paid before. */
  saveLatePayment(tx: Tx, payment: SettledPayment, at: Date): Promise<void>
}
