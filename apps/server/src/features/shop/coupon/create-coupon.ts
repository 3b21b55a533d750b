import type { Coupon, createCoupon as endpoint } from '@lumiroute/contract/coupon'
import type { Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { generateCode } from '../shop/generate-code.ts'
import { getCouponJson, insertCoupon } from './queries/coupon.queries.ts'
import { refuseTakenCode, validateCoupon } from './validate-coupon.ts'

export async function createCoupon({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { store: _store, cpnCode, ...fields } = input
  const { storeId } = scope
  await validateCoupon(tx, storeId, fields)
  const made = { ...fields, storeId, cpnCode: cpnCode || generateCode('CPN'), updatedBy: actor.accountId }
  const id = await insertCoupon(tx, made).catch(refuseTakenCode)
  const coupon = new RawJson<Coupon>(await getCouponJson(tx, id, deps.now()))
  return { coupon, message: text('coupon.created', { title: fields.cpnTitle }) }
}
