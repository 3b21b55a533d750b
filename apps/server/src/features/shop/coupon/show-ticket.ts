import type { confirmTicket as confirmEndpoint, showTicket as endpoint } from '@lumiroute/contract/coupon'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Read, Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { collectTicketPoints } from '../point-card/ticket-points.ts'
import { findRefusal } from './find-refusal.ts'
import { getCounterDiscount } from './get-counter-discount.ts'
import {
  findTicket,
  getClock,
  getTicketJson,
  type HeldTicket,
  lockTicket,
  useTicket,
} from './queries/ticket.queries.ts'
import { createTicketCode } from './ticket-codes.ts'

type Member = { id: number } | null

/** Only the holder, since anybody with the code can use the ticket. */
function requireOwn(member: Member, ticket: HeldTicket | undefined): HeldTicket {
  if (!member) throw new AppError('coupon.holderOnly')
  if (ticket?.memberId !== member.id) throw notFound()
  return ticket
}

export async function showTicket({ db, member, scope, input, deps }: Read<typeof endpoint>) {
  const ticket = requireOwn(member, await findTicket(db, scope.storeId, input.ticketNo))
  const at = deps.now()
  if (ticket.cpnRedeem !== 'staff_qr') throw new AppError('coupon.notShown')
  const refusal = findRefusal(ticket, at, await getClock(db, at))
  if (refusal) throw new AppError('CONFLICT', { message: refusal })
  return createTicketCode(deps, ticket.id)
}

export async function confirmTicket({ tx, member, scope, input, deps }: Write<typeof confirmEndpoint>) {
  const ticket = requireOwn(member, await lockTicket(tx, scope.storeId, input.ticketNo))
  const at = deps.now()
  if (ticket.cpnRedeem !== 'self_confirm') throw new AppError('coupon.notSelfConfirmed')
  const refusal = findRefusal(ticket, at, await getClock(tx, at))
  if (refusal) throw new AppError('CONFLICT', { message: refusal })
  const discountAmount = getCounterDiscount(ticket, undefined)
  await useTicket(tx, ticket.id, { at, staffAccountId: null, discountAmount })
  await collectTicketPoints(tx, { ...ticket, storeId: scope.storeId, reward: ticket.cpnReward, at })
  return {
    ticket: await getTicketJson(tx, ticket.id, at),
    message: text('coupon.used', { title: ticket.cpnTitle }),
  }
}
