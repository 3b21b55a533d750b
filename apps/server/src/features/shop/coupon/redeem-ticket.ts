import type { lookUpTicket as lookUpEndpoint, redeemTicket as endpoint } from '@lumiroute/contract/coupon'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Read, Write } from '../../../http/pipeline/route.ts'
import { collectTicketPoints } from '../point-card/ticket-points.ts'
import { counterDiscount } from './counter-discount.ts'
import { spendCode } from './spend-code.ts'
import { makeTicketCode, readTicketCode } from './ticket.codes.ts'
import { findTicketById, lockTicketById, readHolderName, ticketJson, useTicket } from './ticket.queries.ts'
import { findRefusal, readClock } from './ticket.refusals.ts'

/** Answers a fresh code as well: reading what it is must not use up the minute. */
export async function lookUpTicket({ db, scope, input, deps }: Read<typeof lookUpEndpoint>) {
  const { ticketId } = readTicketCode(deps, input.code)
  const found = await findTicketById(db, scope.storeId, ticketId)
  if (!found) throw notFound('這不是本店的優惠券')
  const at = deps.now()
  return {
    ticket: await ticketJson(db, ticketId, at),
    mbrName: await readHolderName(db, found.memberId),
    refusal: findRefusal(found, at, await readClock(db, at)),
    ...makeTicketCode(deps, ticketId),
  }
}

export async function redeemTicket({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { ticketId, code } = readTicketCode(deps, input.code)
  const found = await lockTicketById(tx, scope.storeId, ticketId)
  if (!found) throw notFound('這不是本店的優惠券')
  const at = deps.now()
  const refusal = findRefusal(found, at, await readClock(tx, at))
  if (refusal) throw new AppError('CONFLICT', { message: refusal })
  await spendCode(tx, code, at)
  const discountAmount = counterDiscount(found, input.amount)
  await useTicket(tx, ticketId, { at, staffAccountId: actor.accountId, discountAmount })
  await collectTicketPoints(tx, { ...found, storeId: scope.storeId, reward: found.cpnReward, at })
  return {
    ticket: await ticketJson(tx, ticketId, at),
    discountAmount,
    message: `已使用「${found.cpnTitle}」`,
  }
}
