import type { Ad, queryAdChecks as endpoint } from '@lumiroute/contract/ad'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { bySearch, byStatus, listAdsJson, viewerOf } from './ad.queries.ts'
import { maskTokens } from './ad.secrets.ts'

/** Those that wait are answered oldest first, those that were decided newest first. */
export async function queryAdChecks({ db, deps, actor, input }: Read<typeof endpoint>) {
  const { payStatus, storeId, q, page, size } = input
  const sort = input.sort ?? (payStatus === 'request' ? 'submittedAt' : '-submittedAt')
  const filters = { storeId, ...byStatus(payStatus), ...bySearch(q, true) }
  const { rows, total } = await listAdsJson(db, { filters, given: viewerOf(actor), page, size, sort })
  return { adList: new RawJson<Ad[]>(maskTokens(deps.settings, rows)), total }
}
