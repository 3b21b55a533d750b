import type { Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { AppError } from '../../../errors/app-error.ts'
import { enter, findActive, lockPointsOf } from './member-card.queries.ts'

type Spend = { storeId: number; memberId: number; pcCode: string; points: number; ticketNo: string; at: Date }

const kindByCode = rawQuery({
  name: 'pointCard.idForSpending',
  row: { id: 'int4' },
  sql: 'select id from point_card where store_id = $1 and lower(pc_code) = lower($2) and removed_at is null',
})

/** Points for a coupon. What stands on a full card is for its reward. */
export async function spendPoints(tx: Tx, spend: Spend): Promise<void> {
  const { storeId, memberId, pcCode, points, ticketNo, at } = spend
  await lockPointsOf(tx, memberId)
  const [kind] = await tx.run(kindByCode, [storeId, pcCode])
  const card = kind && (await findActive(tx, kind.id, memberId))
  const isExpired = card?.expireAt && card.expireAt <= at
  if (!card || isExpired || card.points < points)
    throw new AppError('CONFLICT', { message: `點數不足，需要 ${points} 點` })
  await enter(tx, card, { delta: -points, reason: 'redeem', ref: { refType: 'ticket', refId: ticketNo }, at })
}
