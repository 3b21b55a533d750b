import {
  canMoveCoupon,
  type Coupon,
  type CouponFields,
  couponFieldNames,
  couponStatuses,
  type updateCoupon as endpoint,
} from '@lumiroute/contract/coupon'
import { type Tx } from '../../../db/db.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { AppError, notFound, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { requireParts } from './coupon.parts.ts'
import { updateCouponRow, couponJson, type CouponRow, lengthenTickets, lockCoupon } from './coupon.queries.ts'
import { narrowedFields } from './coupon.widening.ts'

export async function updateCoupon({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { store: _store, cpnCode, version, ...change } = input
  const coupon = await lockCoupon(tx, scope.storeId, cpnCode)
  if (!coupon) throw notFound()
  requireVersion(coupon, version)
  const next = { ...fieldsOf(coupon), ...change }
  requireMove(coupon, next)
  if (coupon.cpnStatus !== 'draft') requireWider(coupon, next)
  await requireParts(tx, scope.storeId, next)
  await updateCouponRow(tx, coupon.id, next, actor.accountId)
  await lengthen(tx, coupon, next)
  const changed = new RawJson<Coupon>(await couponJson(tx, coupon.id, deps.now()))
  return { coupon: changed, message: `更新優惠券「${next.cpnTitle}」成功` }
}

const fieldsOf = (coupon: CouponRow) =>
  Object.fromEntries(couponFieldNames.map((name) => [name, coupon[name]])) as CouponFields

function requireMove({ cpnStatus: from }: CouponRow, { cpnStatus: to }: CouponFields): void {
  if (canMoveCoupon(from, to)) return
  throw refuseField(
    'cpnStatus',
    `「${couponStatuses[from]}」的優惠券不可改為「${couponStatuses[to]}」`,
    'CONFLICT',
  )
}

function requireWider(old: CouponRow, next: CouponFields): void {
  const fields = narrowedFields(old, next)
  if (Object.keys(fields).length > 0) throw new AppError('CONFLICT', { fields })
}

async function lengthen(tx: Tx, { id, cpnValid, claimed }: CouponRow, next: CouponFields): Promise<void> {
  if (claimed === 0 || cpnValid.mode !== 'fixed' || next.cpnValid.mode !== 'fixed') return
  await lengthenTickets(tx, id, next.cpnValid.startAt, next.cpnValid.endAt)
}
