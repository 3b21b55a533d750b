import type { Ad, queryAds as endpoint } from '@lumiroute/contract/ad'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { bySearch, byStatus, listAdsJson, viewerOf } from './ad.queries.ts'
import { maskTokens } from './ad.secrets.ts'

export async function queryAds({ db, deps, actor, scope, input }: Read<typeof endpoint>) {
  const { adId, moveType, payStatus, q, page, size, sort } = input
  const filters = {
    storeId: scope?.storeId,
    adId,
    moveType,
    ...byStatus(payStatus),
    ...bySearch(q, scope === null),
  }
  const { rows, total } = await listAdsJson(db, { filters, given: viewerOf(actor), page, size, sort })
  if (adId !== undefined && rows === '[]') throw notFound()
  return { adList: new RawJson<Ad[]>(maskTokens(deps.settings, rows)), total }
}
