import type { Ad, listAds as endpoint, listAdsForReview as reviewEndpoint } from '@lumiroute/contract/ad'
import type { Handle } from '../../../db/db.ts'
import { readPages } from '../../../db/read-pages.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { filterBySearch, filterByStatus, listAdsJson, toViewer } from './queries/ad-list.queries.ts'

export async function listAds({ db, actor, scope, input }: Read<typeof endpoint>) {
  const { adId, moveType, payStatus, q, page, size, sort } = input
  const filters = {
    storeId: scope?.storeId,
    adId,
    moveType,
    ...filterByStatus(payStatus),
    ...filterBySearch(q, scope === null),
  }
  const { rows, total } = await listAdsJson(db, { filters, given: toViewer(actor), page, size, sort })
  if (adId !== undefined && rows === '[]') throw notFound()
  return { adList: new RawJson<Ad[]>(rows), total }
}

/** Waiting ads come oldest first, reviewed ads newest first. */
export async function listAdsForReview({ db, actor, input }: Read<typeof reviewEndpoint>) {
  const { payStatus, storeId, q, page, size } = input
  const sort = input.sort ?? (payStatus === 'request' ? 'submittedAt' : '-submittedAt')
  const filters = { storeId, ...filterByStatus(payStatus), ...filterBySearch(q, true) }
  const { rows, total } = await listAdsJson(db, { filters, given: toViewer(actor), page, size, sort })
  return { adList: new RawJson<Ad[]>(rows), total }
}

/** Nobody reads the actions of these rows, so any viewer will do. */
const anyViewer = { isOperator: false, viewerStore: null }

/** Every ad of a store, page by page. */
export const readAds = (db: Handle, storeId: number) =>
  readPages<Ad>((after) => listAdsJson(db, { filters: { storeId, after }, given: anyViewer, sort: 'id' }))
