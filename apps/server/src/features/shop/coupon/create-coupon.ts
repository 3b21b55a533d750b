import type { createCoupon as endpoint, Coupon } from '@lumiroute/contract/coupon'
import { RawJson } from '../../../http/response/answer.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { generateCode } from '../shop/generate-code.ts'
import { refuseTaken, requireParts } from './coupon.parts.ts'
import { couponJson, insertCoupon } from './coupon.queries.ts'

export async function createCoupon({ tx, actor, scope, input, deps }: Write<typeof endpoint>) {
  const { store: _store, cpnCode, ...fields } = input
  const { storeId } = scope
  await requireParts(tx, storeId, fields)
  const made = { ...fields, storeId, cpnCode: cpnCode || generateCode('CPN'), updatedBy: actor.accountId }
  const id = await insertCoupon(tx, made).catch(refuseTaken)
  const coupon = new RawJson<Coupon>(await couponJson(tx, id, deps.now()))
  return { coupon, message: `新增優惠券「${fields.cpnTitle}」成功` }
}
