import type { claimCoupon as endpoint, CouponIssue } from '@lumiroute/contract/coupon'
import { randomInt } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { spendPoints } from '../point-card/spend-points.ts'
import { requireIssue } from './coupon.issues.ts'
import { findHolder } from './find-holder.ts'
import { giveTicket, type GivenTicket } from './give-ticket.ts'
import { ticketJson } from './ticket.queries.ts'

type Claim = Write<typeof endpoint>
type Found = {
  id: number
  title: string
  issue: CouponIssue
  status: string
  perMember: number
  isSoldOut: boolean
}

const find = rawQuery<Found>({
  name: 'coupon.toClaim',
  row: { id: 'int4', title: 'text', issue: 'jsonb', status: 'text', perMember: 'int4', isSoldOut: 'bool' },
  sql: `select id, cpn_title as title, cpn_issue as issue, cpn_status as status, cpn_per_member as "perMember",
     coalesce(claimed >= cpn_total_qty, false) as "isSoldOut"
   from coupon where store_id = $1 and lower(cpn_code) = lower($2) and removed_at is null`,
})

export async function claimCoupon(call: Claim) {
  const { tx, member, scope, input, deps } = call
  const memberId = await findHolder(tx, call)
  const known = input.requestKey && (await findClaimed(tx, memberId, input.requestKey))
  if (known) return { won: true, ticket: await ticketJson(tx, known, deps.now()) }
  const [coupon] = await tx.run(find, [scope.storeId, input.cpnCode])
  // What is not yet published is as absent as what does not exist.
  if (!coupon || (member && coupon.status === 'draft')) throw notFound('找不到此優惠券')
  const named = { issue: coupon.issue, storeId: scope.storeId, cpnCode: input.cpnCode }
  if (member) await requireIssue(tx, named, { memberId, at: deps.now(), code: input.code })
  if (member && coupon.issue.type === 'lottery' && !(await draw(tx, coupon, memberId)))
    return { won: false, ticket: null, message: '這次沒有抽中' }
  const ticketId = await give(call, coupon, memberId)
  return {
    won: true,
    ticket: await ticketJson(tx, ticketId, deps.now()),
    message: `已領取「${coupon.title}」`,
  }
}

const claimed = rawQuery({
  name: 'coupon.claimedBy',
  row: { id: 'int4' },
  sql: `select id from coupon_ticket where member_id = $1 and source ->> 'requestKey' = $2`,
})
const lockKey = rawQuery({
  name: 'coupon.lockKey',
  row: { pg_advisory_xact_lock: 'void' },
  sql: 'select pg_advisory_xact_lock(7302, hashtext($1))',
})

/** The ticket of an earlier call with this key; a call that runs at the same time is waited for. */
async function findClaimed(tx: Tx, memberId: number, key: string): Promise<number | undefined> {
  await tx.run(lockKey, [`${memberId} ${key}`])
  return (await tx.run(claimed, [memberId, key]))[0]?.id
}

const refusals: Record<Exclude<GivenTicket['outcome'], 'given'>, string> = {
  missing: '找不到此優惠券',
  notRunning: '此優惠券目前未發放',
  over: '此優惠券已過期',
  tooMany: '已達每人領取上限',
  soldOut: '此優惠券已發放完畢',
}
const refuse = (why: keyof typeof refusals) => new AppError('CONFLICT', { message: refusals[why] })

async function give(
  { tx, member, scope, input, deps }: Claim,
  { issue }: Found,
  memberId: number,
): Promise<number> {
  const at = deps.now()
  const isPaid = member !== null && issue.type === 'point_exchange'
  const source = { ...input.source, ...(input.requestKey && { requestKey: input.requestKey }) }
  const wanted = { storeId: scope.storeId, cpnCode: input.cpnCode, memberId, at, source }
  const given = await giveTicket(tx, wanted)
  if (given.outcome !== 'given') throw refuse(given.outcome)
  const { ticketId, ticketNo } = given
  if (isPaid) await spendPoints(tx, { ...wanted, pcCode: issue.pcCode, points: issue.pointCost, ticketNo })
  return ticketId
}

const count = rawQuery({
  name: 'coupon.countDraw',
  row: { n: 'int4' },
  sql: `insert into coupon_holder as h (coupon_id, member_id, claimed) values ($1, $2, 1)
   on conflict (coupon_id, member_id) do update set claimed = h.claimed + 1 where h.claimed < $3::int
   returning 1 as n`,
})
const certainly = 100

/** Who loses has had a try, else everybody would draw until they win. */
async function draw(tx: Tx, coupon: Found, memberId: number): Promise<boolean> {
  const { issue, id, status, isSoldOut, perMember } = coupon
  if (status !== 'running') throw refuse('notRunning')
  if (isSoldOut) throw refuse('soldOut')
  if (issue.type !== 'lottery' || randomInt(certainly) < issue.probability) return true
  if ((await tx.run(count, [id, memberId, perMember])).length === 0) throw refuse('tooMany')
  return false
}
