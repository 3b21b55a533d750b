import type { revokeTicket as endpoint } from '@lumiroute/contract/coupon'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockTicket, setTicketRevoked } from './queries/ticket.queries.ts'

export async function revokeTicket({ tx, scope, input }: Write<typeof endpoint>) {
  const ticket = await lockTicket(tx, scope.storeId, input.ticketNo)
  if (!ticket) throw notFound()
  const isOpen = ['held', 'restored'].includes(ticket.status) && ticket.orderId === null
  if (!isOpen) throw new AppError('coupon.notRevocable')
  await setTicketRevoked(tx, ticket.id)
  return { message: text('coupon.revoked', { ticketNo: ticket.ticketNo }) }
}
