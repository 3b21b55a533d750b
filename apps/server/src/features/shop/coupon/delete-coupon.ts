import type { deleteCoupon as endpoint } from '@lumiroute/contract/coupon'
import type { Tx } from '../../../db/db.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import {
  countTickets,
  type CouponRow,
  deleteCouponRow,
  listCardsWithReward,
  lockCoupon,
} from './queries/coupon.queries.ts'

export async function deleteCoupon({ tx, scope, input, deps }: Write<typeof endpoint>) {
  const coupon = await lockCoupon(tx, scope.storeId, input.cpnCode)
  if (!coupon) throw notFound()
  const tickets = await countTickets(tx, coupon.id, deps.now())
  if (tickets.n > 0) throw new AppError('coupon.hasTickets', { title: coupon.cpnTitle, count: tickets.n })
  await requireNoCard(tx, coupon)
  await deleteCouponRow(tx, coupon.id, tickets.any || coupon.claimed > 0)
  return { message: text('coupon.deleted', { title: coupon.cpnTitle }) }
}

/** A point card would lose its reward. */
async function requireNoCard(tx: Tx, { storeId, cpnCode, cpnTitle }: CouponRow): Promise<void> {
  const cards = await listCardsWithReward(tx, storeId, cpnCode)
  if (cards.length === 0) return
  const names = cards.map(({ name }) => text('common.quoted', { name }))
  throw new AppError('coupon.isRewardOf', { title: cpnTitle, cards: names })
}
