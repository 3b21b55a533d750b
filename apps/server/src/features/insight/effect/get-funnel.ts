import type { getFunnel as endpoint, listOutcomes as outcomesEndpoint } from '@lumiroute/contract/effect'
import { formatMoment } from '../../../clock/business-moment.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { getOldestTouch } from '../../shop/touch/forget-touches.ts'
import { findFirstScan, hasAd, listOutcomeRows } from './queries/funnel.queries.ts'
import { funnelRule, readFunnel, withholdTotal } from './read-funnel.ts'

export async function getFunnel({ db, deps, scope, input }: Read<typeof endpoint>) {
  const ofAd = { storeId: scope.storeId, adId: input.adId }
  if (!(await hasAd(db, ofAd.storeId, ofAd.adId))) throw notFound()
  const [funnel, firstScan] = await Promise.all([readFunnel(db, ofAd), findFirstScan(db, ofAd.adId)])
  const oldest = getOldestTouch(deps.now())
  const isThinned = firstScan !== null && firstScan < oldest
  return {
    rule: funnelRule,
    scansSince: isThinned ? formatMoment(oldest, deps.settings.businessTz) : null,
    total: funnel.total,
    rowList: funnel[input.by],
  }
}

const maxAds = 3

/** Each ad by itself: a sum of several would reveal small ones by subtraction. */
export async function listOutcomes({ db, scope }: Read<typeof outcomesEndpoint>) {
  const rows = await listOutcomeRows(db, scope.storeId, maxAds)
  const outcomeList = rows.map((row) => {
    const { adId, adName, recordId, firstDate, lastDate, price } = row
    return { adId, adName, recordId, firstDate, lastDate, price, ...withholdTotal(row) }
  })
  return { rule: funnelRule, outcomeList }
}
