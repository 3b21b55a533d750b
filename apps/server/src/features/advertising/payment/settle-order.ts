import type { Tx } from '../../../db/db.ts'
import { markOrderPaid, type PaidOrder } from './queries/order.queries.ts'

/** False if it was paid already, so that no payment is counted twice. Call with the ad's row locked. */
export const settleOrder = (tx: Tx, orderId: number, paid: PaidOrder): Promise<boolean> =>
  markOrderPaid(tx, orderId, paid)
