import type { Ad, listAds as endpoint, listAdsForReview as reviewEndpoint } from '@lumiroute/contract/ad'
import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../db/db.ts'
import { readPages } from '../../../db/read-pages.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { codeNames } from '../../../text/code-names.ts'
import { filterBySearch, filterByStatus, listAdsJson, toViewer } from './queries/ad-list.queries.ts'

export async function listAds({ db, actor, scope, input, language }: Read<typeof endpoint>) {
  const { adId, moveType, payStatus, q, page, size, sort } = input
  const filters = {
    storeId: scope?.storeId,
    adId,
    moveType,
    ...filterByStatus(payStatus),
    ...filterBySearch(q, scope === null),
  }
  const given = toViewer(actor, language)
  const { rows, total } = await listAdsJson(db, { filters, given, page, size, sort })
  if (adId !== undefined && rows === '[]') throw notFound()
  return { adList: new RawJson<Ad[]>(rows), total }
}

/** Waiting ads come oldest first, reviewed ads newest first. */
export async function listAdsForReview({ db, actor, input, language }: Read<typeof reviewEndpoint>) {
  const { payStatus, storeId, q, page, size } = input
  const sort = input.sort ?? (payStatus === 'request' ? 'submittedAt' : '-submittedAt')
  const filters = { storeId, ...filterByStatus(payStatus), ...filterBySearch(q, true) }
  const given = toViewer(actor, language)
  const { rows, total } = await listAdsJson(db, { filters, given, page, size, sort })
  return { adList: new RawJson<Ad[]>(rows), total }
}

/** Every ad of a store, page by page. Nobody reads the actions of these rows, so any viewer will do. */
export function readAds(db: Handle, storeId: number, language: Language) {
  const given = { isOperator: false, viewerStore: null, ...codeNames(language) }
  return readPages<Ad>((after) => listAdsJson(db, { filters: { storeId, after }, given, sort: 'id' }))
}
