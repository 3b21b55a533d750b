import type { CouponReward } from '@lumiroute/contract/coupon'
import type { Handle, Tx } from '../../../db/db.ts'
import { collectPoints } from './collect-points.ts'
import { countTicketUses } from './queries/earn.queries.ts'
import { lockPoints } from './queries/member-card.queries.ts'
import { findPointCardId } from './queries/point-card.queries.ts'
import { reverseEarned } from './reverse-earned.ts'

type Used = { ticketNo: string; storeId: number; memberId: number; reward: CouponReward; at: Date }

/** Numbered, since a restored ticket earns points again when it is used again. */
async function getReference(db: Handle, memberId: number, ticketNo: string, use: 'next' | 'last') {
  const n = ((await countTicketUses(db, memberId, ticketNo)) ?? 0) + (use === 'next' ? 1 : 0)
  return { refType: 'ticket', refId: `${ticketNo}#${n}` }
}

/** Adds the points of a coupon whose reward is points. */
export async function collectTicketPoints(tx: Tx, used: Used): Promise<void> {
  const { ticketNo, storeId, memberId, reward, at } = used
  if (reward.type !== 'points') return
  await lockPoints(tx, memberId)
  const pointCardId = await findPointCardId(tx, storeId, reward.pcCode)
  if (pointCardId === undefined) return
  const ref = await getReference(tx, memberId, ticketNo, 'next')
  await collectPoints(tx, { pointCardId, memberId, points: reward.value, reason: 'earn', ref, at })
}

type Restored = { ticketNo: string; memberId: number; at: Date }

export async function reverseTicketPoints(tx: Tx, { ticketNo, memberId, at }: Restored): Promise<void> {
  await reverseEarned(tx, { ref: await getReference(tx, memberId, ticketNo, 'last'), keep: 0, at })
}
