import type { listMakeGoods as endpoint, MakeGood } from '@lumiroute/contract/make-good'
import { containing } from '../../../db/list-json.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { listMakeGoodsJson } from './make-good.queries.ts'

export async function listMakeGoods({ db, actor, scope, input }: Read<typeof endpoint>) {
  const { q, page, size, sort, ...fields } = input
  const filters = { ...fields, storeId: scope?.storeId, q: containing(q) }
  const given = { mayWrite: actor.isOperator }
  const { rows, total } = await listMakeGoodsJson(db, { filters, given, page, size, sort })
  return { makeGoodList: new RawJson<MakeGood[]>(rows), total }
}
