import { hasPermission } from '@lumiroute/contract/account'
import type { lookUpTicket as lookUpEndpoint, redeemTicket as endpoint } from '@lumiroute/contract/coupon'
import { AppError } from '../../../errors/app-error.ts'
import type { Read, Write } from '../../../http/pipeline/route.ts'
import { text, translate } from '../../../text/text.ts'
import { collectTicketPoints } from '../point-card/ticket-points.ts'
import { findRefusal } from './find-refusal.ts'
import { getCounterDiscount } from './get-counter-discount.ts'
import {
  findTicketById,
  getClock,
  getHolderName,
  getTicketJson,
  lockTicketById,
  useTicket,
} from './queries/ticket.queries.ts'
import { spendCode } from './spend-code.ts'
import { createTicketCode, parseTicketCode } from './ticket-codes.ts'

/** Also returns a new code, since looking up the ticket uses part of its minute. */
export async function lookUpTicket(call: Read<typeof lookUpEndpoint>) {
  const { db, actor, scope, input, deps, language } = call
  const { ticketId } = parseTicketCode(deps, input.code)
  const found = await findTicketById(db, scope.storeId, ticketId)
  if (!found) throw new AppError('coupon.ofAnotherStore')
  const at = deps.now()
  const refusal = findRefusal(found, at, await getClock(db, at))
  return {
    ticket: await getTicketJson(db, ticketId, at),
    mbrName: hasPermission(actor.storeRole, 'members.read') ? await getHolderName(db, found.memberId) : '',
    refusal: refusal && translate(refusal, language),
    ...createTicketCode(deps, ticketId),
  }
}

export async function redeemTicket({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { ticketId, code } = parseTicketCode(deps, input.code)
  const found = await lockTicketById(tx, scope.storeId, ticketId)
  if (!found) throw new AppError('coupon.ofAnotherStore')
  const at = deps.now()
  const refusal = findRefusal(found, at, await getClock(tx, at))
  if (refusal) throw new AppError('CONFLICT', { message: refusal })
  await spendCode(tx, code, at)
  const discountAmount = getCounterDiscount(found, input.amount)
  await useTicket(tx, ticketId, { at, staffAccountId: actor.accountId, discountAmount })
  await collectTicketPoints(tx, { ...found, storeId: scope.storeId, reward: found.cpnReward, at })
  return {
    ticket: await getTicketJson(tx, ticketId, at),
    discountAmount,
    message: text('coupon.used', { title: found.cpnTitle }),
  }
}
