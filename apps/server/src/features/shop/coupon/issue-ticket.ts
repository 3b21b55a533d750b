import type { CouponValid } from '@lumiroute/contract/coupon'
import { randomBytes } from 'node:crypto'
import type { Tx } from '../../../db/db.ts'
import { recordCoupon } from '../touch/record-steps.ts'
import { findIssuable, insertTicket } from './queries/issue.queries.ts'

type Giving = {
  storeId: number
  cpnCode: string
  memberId: number
  at: Date
  source?: Record<string, unknown> | undefined
  /** Where it came from, until it is used. */
  channel?: 'game'
  /** Overrides the coupon's validity. */
  validDays?: number | null
  /** Paid for with points: only the total quantity limits it. */
  isReward?: boolean
  /** The store's people gave it: the member did nothing. */
  isFromStore?: boolean
}

type Refusal = 'missing' | 'notRunning' | 'over' | 'tooMany' | 'soldOut'

export type IssuedTicket = { outcome: 'given'; ticketId: number; ticketNo: string } | { outcome: Refusal }

const unlimited = 2_147_483_647

/** Too long to be guessed. */
const generateTicketNo = () =>
  `T${BigInt(`0x${randomBytes(8).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(13, '0')}`

/** Issues one ticket to one member; any outcome other than `given` changed nothing. */
export async function issueTicket(tx: Tx, giving: Giving): Promise<IssuedTicket> {
  const { storeId, cpnCode, memberId, at } = giving
  const coupon = await findIssuable(tx, storeId, cpnCode)
  if (!coupon) return { outcome: 'missing' }
  if (coupon.status !== 'running') return { outcome: 'notRunning' }
  const period = getPeriod(coupon.valid, giving)
  if (period.endAt && period.endAt <= at) return { outcome: 'over' }
  const perMember = giving.isReward ? unlimited : coupon.perMember
  const ticketNo = generateTicketNo()
  const source = giving.source ?? {}
  const given = await insertTicket(tx, {
    couponId: coupon.id,
    memberId,
    perMember,
    ticketNo,
    at,
    source,
    channel: giving.channel ?? null,
    ...period,
  })
  if (!given?.hasRoom) return { outcome: 'soldOut' }
  if (given.ticketId === null) return { outcome: 'tooMany' }
  if (!giving.isReward && !giving.isFromStore)
    await recordCoupon(tx, { memberId, ticketId: given.ticketId, at })
  return { outcome: 'given', ticketId: given.ticketId, ticketNo }
}

type Period = { startAt: Date | null; endAt: Date | null; days: number | null }

function getPeriod(valid: CouponValid, { validDays }: Giving): Period {
  if (validDays) return { startAt: null, endAt: null, days: validDays }
  if (valid.mode === 'days_after_claim') return { startAt: null, endAt: null, days: valid.days }
  return { startAt: valid.startAt ? new Date(valid.startAt) : null, endAt: new Date(valid.endAt), days: null }
}
