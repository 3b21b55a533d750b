import type { CouponUsage, listCouponUsage as endpoint } from '@lumiroute/contract/coupon'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listUsageJson } from './queries/ticket.queries.ts'

export async function listCouponUsage({ db, scope, input, deps }: Read<typeof endpoint>) {
  const { page, size, sort, q, cpnCode, mbrCode, status, from, to } = input
  const filters = { storeId: scope.storeId, cpnCode, mbrCode, status, from, to, q: containing(q) }
  const given = { now: deps.now() }
  const { rows, total } = await listUsageJson(db, { filters, given, page, size, sort })
  return { couponUsageList: new RawJson<CouponUsage[]>(rows), total }
}
