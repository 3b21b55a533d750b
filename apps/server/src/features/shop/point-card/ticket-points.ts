import type { CouponReward } from '@lumiroute/contract/coupon'
import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { collectPoints } from './collect-points.ts'
import { lockPointsOf } from './member-card.queries.ts'
import { reverseEarned } from './reverse-earned.ts'

type Used = { ticketNo: string; storeId: number; memberId: number; reward: CouponReward; at: Date }

const kindByCode = rawQuery({
  name: 'pointCard.idByCode',
  row: { id: 'int4' },
  sql: 'select id from point_card where store_id = $1 and lower(pc_code) = lower($2) and removed_at is null',
})
const uses = rawQuery({
  name: 'pointCard.usesOfTicket',
  row: { n: 'int4' },
  sql: `select count(distinct ref_id)::int as n from point_ledger l join member_card m on m.id = l.member_card_id
   where m.member_id = $1 and l.reason = 'earn' and l.ref_type = 'ticket' and split_part(l.ref_id, '#', 1) = $2`,
})

/** A ticket that came back and is used again brings its points again. */
async function refOf(db: Handle, memberId: number, ticketNo: string, use: 'next' | 'last') {
  const [found] = await db.run(uses, [memberId, ticketNo])
  const n = (found?.n ?? 0) + (use === 'next' ? 1 : 0)
  return { refType: 'ticket', refId: `${ticketNo}#${n}` }
}

/** Where the coupon's reward is points, they come with its use. */
export async function collectTicketPoints(tx: Tx, used: Used): Promise<void> {
  const { ticketNo, storeId, memberId, reward, at } = used
  if (reward.type !== 'points') return
  await lockPointsOf(tx, memberId)
  const [kind] = await tx.run(kindByCode, [storeId, reward.pcCode])
  if (!kind) return
  const ref = await refOf(tx, memberId, ticketNo, 'next')
  await collectPoints(tx, { pointCardId: kind.id, memberId, points: reward.value, reason: 'earn', ref, at })
}

type Restored = { ticketNo: string; memberId: number; at: Date }

export async function reverseTicketPoints(tx: Tx, { ticketNo, memberId, at }: Restored): Promise<void> {
  await reverseEarned(tx, { ref: await refOf(tx, memberId, ticketNo, 'last'), keep: 0, at })
}
