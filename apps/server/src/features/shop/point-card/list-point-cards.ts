import type { listPointCards as endpoint, PointCard } from '@lumiroute/contract/point-card'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listPointCardsJson } from './queries/point-card.queries.ts'

export async function listPointCards({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, pcCode, pcStatus } = input
  const filters = { storeId: scope.storeId, pcCode, pcStatus, q: containing(q) }
  const { rows, total } = await listPointCardsJson(db, { filters, page, size, sort })
  return { pointCardList: new RawJson<PointCard[]>(rows), total }
}
