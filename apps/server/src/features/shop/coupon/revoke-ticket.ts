import type { revokeTicket as endpoint } from '@lumiroute/contract/coupon'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { lockTicket, revokeHeldTicket } from './queries/ticket.queries.ts'

export async function revokeTicket({ tx, scope, input, deps, audit }: Write<typeof endpoint>) {
  const ticket = await lockTicket(tx, scope.storeId, input.ticketNo)
  if (!ticket) throw notFound()
  if (!(await revokeHeldTicket(tx, ticket.id, deps.now()))) throw new AppError('coupon.notRevocable')
  await audit(tx, 'coupon.revoked', { object: { id: ticket.ticketNo, name: ticket.ticketNo } })
  return { message: text('coupon.revoked', { ticketNo: ticket.ticketNo }) }
}
