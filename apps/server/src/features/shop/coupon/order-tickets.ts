import type { Tx } from '../../../db/db.ts'
import { text } from '../../../text/text.ts'
import { collectTicketPoints, reverseTicketPoints } from '../point-card/ticket-points.ts'
import { type PricedTicket, refuseTickets } from './price-tickets.ts'
import {
  releaseOrderTickets,
  reserveTickets,
  restoreOrderTickets,
  useOrderTickets,
} from './queries/order-ticket.queries.ts'

export { type OrderLine, type PricedTicket, type PricedTickets, priceTickets } from './price-tickets.ts'

/** Reserves tickets for an unpaid order, so that nothing else uses or expires them. */
export async function holdTickets(tx: Tx, orderId: number, tickets: readonly PricedTicket[]): Promise<void> {
  if (tickets.length === 0) return
  const ids = tickets.map(({ ticketId }) => ticketId)
  const reserved = await reserveTickets(
    tx,
    orderId,
    ids,
    tickets.map(({ amount }) => amount),
  )
  if (reserved.length < tickets.length) throw refuseTickets(text('coupon.alreadyUsed'), 'CONFLICT')
}

/** The order was paid; a ticket that expired during payment still counts. */
export async function useTickets(tx: Tx, orderId: number, at: Date): Promise<void> {
  for (const used of await useOrderTickets(tx, orderId, at)) await collectTicketPoints(tx, { ...used, at })
}

/** The order will not be paid. */
export async function releaseTickets(tx: Tx, orderId: number): Promise<void> {
  await releaseOrderTickets(tx, orderId)
}

/** The order was refunded: valid tickets come back, expired ones stay used. */
export async function restoreTickets(tx: Tx, orderId: number, at: Date): Promise<string[]> {
  const restored = await restoreOrderTickets(tx, orderId, at)
  for (const ticket of restored) await reverseTicketPoints(tx, { ...ticket, at })
  return restored.map(({ ticketNo }) => ticketNo)
}
