import {
  canChangeCouponStatus,
  type Coupon,
  couponFieldNames,
  type CouponFields,
  type CouponStatus,
  type updateCoupon as endpoint,
} from '@lumiroute/contract/coupon'
import type { Tx } from '../../../db/db.ts'
import { AppError, notFound, refuseField } from '../../../errors/app-error.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { findNarrowedFields } from './find-narrowed-fields.ts'
import {
  type CouponRow,
  extendTickets,
  getCouponJson,
  lockCoupon,
  updateCouponRow,
} from './queries/coupon.queries.ts'
import { validateCoupon } from './validate-coupon.ts'

export async function updateCoupon({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { store: _store, cpnCode, version, ...change } = input
  const coupon = await lockCoupon(tx, scope.storeId, cpnCode)
  if (!coupon) throw notFound()
  requireVersion(coupon, version)
  const next = { ...toFields(coupon), ...change }
  requireTransition(coupon, next)
  if (coupon.cpnStatus !== 'draft') requireNotNarrowed(coupon, next)
  await validateCoupon(tx, scope.storeId, next)
  await updateCouponRow(tx, coupon.id, next, actor.accountId)
  await extendValidity(tx, coupon, next)
  const changed = new RawJson<Coupon>(await getCouponJson(tx, coupon.id, deps.now()))
  return { coupon: changed, message: text('coupon.updated', { title: next.cpnTitle }) }
}

const toFields = (coupon: CouponRow) =>
  Object.fromEntries(couponFieldNames.map((name) => [name, coupon[name]])) as CouponFields

const statusTexts = {
  draft: 'coupon.draft',
  running: 'coupon.running',
  paused: 'coupon.paused',
  closed: 'coupon.closed',
} as const satisfies Record<CouponStatus, string>

function requireTransition({ cpnStatus: from }: CouponRow, { cpnStatus: to }: CouponFields): void {
  if (canChangeCouponStatus(from, to)) return
  throw refuseField(
    'cpnStatus',
    text('coupon.badTransition', { from: text(statusTexts[from]), to: text(statusTexts[to]) }),
    'CONFLICT',
  )
}

function requireNotNarrowed(old: CouponRow, next: CouponFields): void {
  const fields = findNarrowedFields(old, next)
  if (Object.keys(fields).length > 0) throw new AppError('CONFLICT', { fields })
}

async function extendValidity(
  tx: Tx,
  { id, cpnValid, claimed }: CouponRow,
  next: CouponFields,
): Promise<void> {
  if (claimed === 0 || cpnValid.mode !== 'fixed' || next.cpnValid.mode !== 'fixed') return
  await extendTickets(tx, id, next.cpnValid.startAt, next.cpnValid.endAt)
}
