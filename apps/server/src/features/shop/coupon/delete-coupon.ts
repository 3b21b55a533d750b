import type { deleteCoupon as endpoint } from '@lumiroute/contract/coupon'
import type { Tx } from '../../../db/db.ts'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import {
  countTickets,
  type CouponRow,
  deleteCouponRow,
  listCardsWithReward,
  lockCoupon,
} from './coupon.queries.ts'

export async function deleteCoupon({ tx, scope, input, deps }: Write<typeof endpoint>) {
  const coupon = await lockCoupon(tx, scope.storeId, input.cpnCode)
  if (!coupon) throw notFound()
  const tickets = await countTickets(tx, coupon.id, deps.now())
  if (tickets.n > 0) throw held(coupon, tickets.n)
  await requireNoCard(tx, coupon)
  await deleteCouponRow(tx, coupon.id, tickets.any || coupon.claimed > 0)
  return { message: `刪除優惠券「${coupon.cpnTitle}」成功` }
}

const held = ({ cpnTitle }: CouponRow, n: number) =>
  new AppError('CONFLICT', {
    message: `優惠券「${cpnTitle}」還有 ${n} 張可使用，無法刪除，可改為結束發放`,
  })

/** A card that promises it would have nothing to give. */
async function requireNoCard(tx: Tx, { storeId, cpnCode, cpnTitle }: CouponRow): Promise<void> {
  const cards = await listCardsWithReward(tx, storeId, cpnCode)
  if (cards.length === 0) return
  const named = cards.map(({ name }) => `「${name}」`).join('、')
  throw new AppError('CONFLICT', { message: `優惠券「${cpnTitle}」是集點卡${named}的獎勵，無法刪除` })
}
