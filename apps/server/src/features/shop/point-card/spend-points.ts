import type { Tx } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addLedgerEntry, findActiveCard, lockPoints } from './queries/member-card.queries.ts'
import { findPointCardId } from './queries/point-card.queries.ts'

type Spend = { storeId: number; memberId: number; pcCode: string; points: number; ticketNo: string; at: Date }

/** Pays for a coupon with points of the active card; points on a full card are for its reward. */
export async function spendPoints(tx: Tx, spend: Spend): Promise<void> {
  const { storeId, memberId, pcCode, points, ticketNo, at } = spend
  await lockPoints(tx, memberId)
  const pointCardId = await findPointCardId(tx, storeId, pcCode)
  const card = pointCardId === undefined ? undefined : await findActiveCard(tx, pointCardId, memberId)
  const isExpired = card?.expireAt && card.expireAt <= at
  if (!card || isExpired || card.points < points) throw new AppError('pointCard.pointsMissing', { points })
  await addLedgerEntry(tx, card, {
    delta: -points,
    reason: 'redeem',
    ref: { refType: 'ticket', refId: ticketNo },
    at,
  })
}
