import { hasPermission } from '@lumiroute/contract/account'
import type { Coupon, listCoupons as endpoint } from '@lumiroute/contract/coupon'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listCouponsJson } from './queries/coupon.queries.ts'

export async function listCoupons({ db, actor, scope, input, deps }: Read<typeof endpoint>) {
  const { page, size, sort, q, cpnCode, cpnStatus } = input
  const filters = { storeId: scope.storeId, cpnCode, cpnStatus, q: containing(q) }
  const given = { now: deps.now(), mayWrite: hasPermission(actor.storeRole, 'shop.write') }
  const { rows, total } = await listCouponsJson(db, { filters, given, page, size, sort })
  return { couponList: new RawJson<Coupon[]>(rows), total }
}
