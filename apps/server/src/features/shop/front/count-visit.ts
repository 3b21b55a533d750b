import { categoryOfPath } from '@lumiroute/contract/activity-log'
import type { countVisit as endpoint } from '@lumiroute/contract/front'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findFrontStore } from './front.queries.ts'

/** The path is built from codes: callers cannot write their own text into a store's log. */
export async function countVisit({ db, input, deps }: Read<typeof endpoint>) {
  const store = await findFrontStore(db, input.store)
  if (!store) throw notFound()
  const parts = [
    store.storeCode,
    ...(input.page === 'home' ? [] : [input.page]),
    ...(input.code ? [input.code] : []),
  ]
  const path = `/s/${parts.join('/')}`
  deps.activityLog.record({
    storeId: store.id,
    accountId: null,
    source: 'frontend',
    category: categoryOfPath(path),
    method: 'GET',
    path,
    statusCode: 200,
    at: deps.now(),
  })
  return {}
}
