import type { listStores as endpoint, Store } from '@lumiroute/contract/store'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listStoresJson } from './store.queries.ts'

export async function listStores({ db, actor, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, storeTaxNumber, storeEnabled, admin, from, to } = input
  const filters = {
    q: containing(q),
    storeTaxNumber: storeTaxNumber || undefined,
    storeEnabled: storeEnabled && storeEnabled === 'true',
    admin,
    from,
    to,
  }
  const given = { isOperator: actor.isOperator }
  const { rows, total } = await listStoresJson(db, { filters, given, page, size, sort })
  return { storeList: new RawJson<Store[]>(rows), total }
}
