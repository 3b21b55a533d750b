import type { confirmTicket as confirmEndpoint, showTicket as endpoint } from '@lumiroute/contract/coupon'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Read, Write } from '../../../http/pipeline/route.ts'
import { collectTicketPoints } from '../point-card/ticket-points.ts'
import type { HeldTicket } from './coupon.rows.ts'
import { makeTicketCode } from './ticket.codes.ts'
import { findTicket, lockTicket, ticketJson, useTicket } from './ticket.queries.ts'
import { counterDiscount } from './counter-discount.ts'
import { findRefusal, readClock } from './ticket.refusals.ts'

type Member = { id: number } | null

const refuse = (message: string) => new AppError('CONFLICT', { message })

/** The holder alone: a code that somebody else could ask for would be as good as the ticket. */
function requireOwn(member: Member, ticket: HeldTicket | undefined): HeldTicket {
  if (!member) throw refuse('只有持有的會員可以出示優惠券')
  if (ticket?.memberId !== member.id) throw notFound()
  return ticket
}

export async function showTicket({ db, member, scope, input, deps }: Read<typeof endpoint>) {
  const ticket = requireOwn(member, await findTicket(db, scope.storeId, input.ticketNo))
  const at = deps.now()
  if (ticket.cpnRedeem !== 'staff_qr') throw refuse('此優惠券不需出示給店員')
  const refusal = findRefusal(ticket, at, await readClock(db, at))
  if (refusal) throw refuse(refusal)
  return makeTicketCode(deps, ticket.id)
}

export async function confirmTicket({ tx, member, scope, input, deps }: Write<typeof confirmEndpoint>) {
  const ticket = requireOwn(member, await lockTicket(tx, scope.storeId, input.ticketNo))
  const at = deps.now()
  if (ticket.cpnRedeem !== 'self_confirm') throw refuse('此優惠券無法自行確認使用')
  const refusal = findRefusal(ticket, at, await readClock(tx, at))
  if (refusal) throw refuse(refusal)
  const discountAmount = counterDiscount(ticket, undefined)
  await useTicket(tx, ticket.id, { at, staffAccountId: null, discountAmount })
  await collectTicketPoints(tx, { ...ticket, storeId: scope.storeId, reward: ticket.cpnReward, at })
  return { ticket: await ticketJson(tx, ticket.id, at), message: `已使用「${ticket.cpnTitle}」` }
}
