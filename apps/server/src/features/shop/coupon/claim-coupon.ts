import type { claimCoupon as endpoint } from '@lumiroute/contract/coupon'
import { randomInt } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { spendPoints } from '../point-card/spend-points.ts'
import { issueTicket } from './issue-ticket.ts'
import {
  type ClaimableCoupon,
  countLostDraw,
  findClaimable,
  findClaimedTicketId,
  lockRequestKey,
} from './queries/claim.queries.ts'
import { getTicketJson } from './queries/ticket.queries.ts'
import { refuseIssue } from './refuse-issue.ts'
import { requireHolder } from './require-holder.ts'
import { requireIssue } from './require-issue.ts'

type Claim = Write<typeof endpoint>

export async function claimCoupon(call: Claim) {
  const { tx, member, scope, input, deps } = call
  const memberId = await requireHolder(tx, call)
  const known = input.requestKey && (await findClaimed(tx, memberId, input.requestKey))
  if (known) return { won: true, ticket: await getTicketJson(tx, known, deps.now()) }
  const coupon = await findClaimable(tx, scope.storeId, input.cpnCode)
  // Members must not see drafts.
  if (!coupon || (member && coupon.status === 'draft')) throw new AppError('coupon.notFound')
  const named = { issue: coupon.issue, storeId: scope.storeId, cpnCode: input.cpnCode }
  if (member) await requireIssue(tx, named, { memberId, at: deps.now(), code: input.code })
  if (member && coupon.issue.type === 'lottery' && !(await draw(tx, coupon, memberId)))
    return { won: false, ticket: null, message: text('coupon.drawLost') }
  const ticketId = await claimTicket(call, coupon, memberId)
  return {
    won: true,
    ticket: await getTicketJson(tx, ticketId, deps.now()),
    message: text('coupon.claimed', { title: coupon.title }),
  }
}

/** The ticket of an earlier call with this key; waits for a concurrent one. */
async function findClaimed(tx: Tx, memberId: number, key: string): Promise<number | undefined> {
  await lockRequestKey(tx, `${memberId} ${key}`)
  return findClaimedTicketId(tx, memberId, key)
}

async function claimTicket(
  { tx, member, scope, input, deps }: Claim,
  { issue }: ClaimableCoupon,
  memberId: number,
): Promise<number> {
  const at = deps.now()
  const isPaid = member !== null && issue.type === 'point_exchange'
  const source = { ...input.source, ...(input.requestKey && { requestKey: input.requestKey }) }
  const wanted = {
    storeId: scope.storeId,
    cpnCode: input.cpnCode,
    memberId,
    at,
    source,
    isFromStore: !member,
  }
  const given = await issueTicket(tx, wanted)
  if (given.outcome !== 'given') throw refuseIssue(given.outcome)
  const { ticketId, ticketNo } = given
  if (isPaid) await spendPoints(tx, { ...wanted, pcCode: issue.pcCode, points: issue.pointCost, ticketNo })
  return ticketId
}

const certain = 100

/** A lost draw counts; otherwise everybody would draw until they win. */
async function draw(tx: Tx, coupon: ClaimableCoupon, memberId: number): Promise<boolean> {
  const { issue, id, status, isSoldOut, perMember } = coupon
  if (status !== 'running') throw refuseIssue('notRunning')
  if (isSoldOut) throw refuseIssue('soldOut')
  if (issue.type !== 'lottery' || randomInt(certain) < issue.probability) return true
  if (!(await countLostDraw(tx, id, memberId, perMember))) throw refuseIssue('tooMany')
  return false
}
