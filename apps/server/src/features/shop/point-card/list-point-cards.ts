import { hasPermission } from '@lumiroute/contract/account'
import type { listPointCards as endpoint, PointCard } from '@lumiroute/contract/point-card'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listPointCardsJson } from './queries/point-card.queries.ts'

export async function listPointCards({ db, actor, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, pcCode, pcStatus } = input
  const filters = { storeId: scope.storeId, pcCode, pcStatus, q: containing(q) }
  const given = {
    mayWrite: hasPermission(actor.storeRole, 'shop.write'),
    mayRedeem: hasPermission(actor.storeRole, 'redeem.use'),
  }
  const { rows, total } = await listPointCardsJson(db, { filters, given, page, size, sort })
  return { pointCardList: new RawJson<PointCard[]>(rows), total }
}
