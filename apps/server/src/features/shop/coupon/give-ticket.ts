import type { CouponValid } from '@lumiroute/contract/coupon'
import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'

type Giving = {
  storeId: number
  cpnCode: string
  memberId: number
  at: Date
  source?: Record<string, unknown> | undefined
  /** Instead of the days that the coupon says. */
  validDays?: number | null
  /** Earned with points: the limit for each member does not count, the one for all does. */
  isReward?: boolean
}
type Refusal = 'missing' | 'notRunning' | 'over' | 'tooMany' | 'soldOut'
export type GivenTicket = { outcome: 'given'; ticketId: number; ticketNo: string } | { outcome: Refusal }

type Found = { id: number; status: string; perMember: number; valid: CouponValid }
const find = rawQuery<Found>({
  name: 'coupon.toGive',
  row: { id: 'int4', status: 'text', perMember: 'int4', valid: 'jsonb' },
  sql: `select id, cpn_status as status, cpn_per_member as "perMember", cpn_valid as valid from coupon
   where store_id = $1 and lower(cpn_code) = lower($2) and removed_at is null`,
})

// Both limits are counted by the statement that gives: whoever comes second waits for the row and sees the new count.
const give = rawQuery({
  name: 'coupon.give',
  row: { hasRoom: 'bool', ticketId: 'int4?' },
  sql: `with room as (
     select id from coupon where id = $1 and cpn_status = 'running'
       and (cpn_total_qty is null or claimed < cpn_total_qty) for update),
   holder as (
     insert into coupon_holder as h (coupon_id, member_id, claimed) select id, $2, 1 from room
     on conflict (coupon_id, member_id) do update set claimed = h.claimed + 1 where h.claimed < $3::int
     returning coupon_id),
   counted as (
     update coupon c set claimed = c.claimed + 1 from holder h where c.id = h.coupon_id
     returning c.id, c.store_id),
   made as (
     insert into coupon_ticket (ticket_no, store_id, coupon_id, member_id, claimed_at, valid_from, expires_at, source)
     select $4, c.store_id, c.id, $2, $5::timestamptz, $6::timestamptz,
       coalesce($7::timestamptz, date_trunc('day', $5::timestamptz) + make_interval(days => $8::int + 1)), $9
     from counted c returning id)
   select exists (select from room) as "hasRoom", (select id from made) as "ticketId"`,
})

const unlimited = 2_147_483_647

/** Letters and digits that nobody mistakes for each other, so many that no one guesses another's. */
const newTicketNo = () =>
  `T${BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(13, '0')}`

/** One ticket for one member; any outcome but `given` has changed nothing. */
export async function giveTicket(tx: Tx, giving: Giving): Promise<GivenTicket> {
  const { storeId, cpnCode, memberId, at } = giving
  const [coupon] = await tx.run(find, [storeId, cpnCode])
  if (!coupon) return { outcome: 'missing' }
  if (coupon.status !== 'running') return { outcome: 'notRunning' }
  const period = periodOf(coupon.valid, giving)
  if (period.endAt && period.endAt <= at) return { outcome: 'over' }
  const perMember = giving.isReward ? unlimited : coupon.perMember
  const ticketNo = newTicketNo()
  const times = [at, period.startAt, period.endAt, period.days]
  const [given] = await tx.run(give, [
    coupon.id,
    memberId,
    perMember,
    ticketNo,
    ...times,
    giving.source ?? {},
  ])
  if (!given?.hasRoom) return { outcome: 'soldOut' }
  if (given.ticketId === null) return { outcome: 'tooMany' }
  return { outcome: 'given', ticketId: given.ticketId, ticketNo }
}

type Period = { startAt: Date | null; endAt: Date | null; days: number | null }

function periodOf(valid: CouponValid, { validDays }: Giving): Period {
  if (validDays) return { startAt: null, endAt: null, days: validDays }
  if (valid.mode === 'days_after_claim') return { startAt: null, endAt: null, days: valid.days }
  return { startAt: valid.startAt ? new Date(valid.startAt) : null, endAt: new Date(valid.endAt), days: null }
}
