import type { Ad } from '@lumiroute/contract/ad'
import type { Handle } from '../../../db/db.ts'
import { readPages } from '../../../db/read-pages.ts'
import type { Settings } from '../../../settings.ts'
import { listAdsJson } from './ad.queries.ts'
import { maskTokens } from './ad.secrets.ts'

/** What a person may do with an ad is not read here, so anybody's view will do. */
const viewer = { isOperator: false, viewerStore: null }

/** Every ad of a store, page by page. */
export const readAds = (db: Handle, storeId: number, settings: Settings) =>
  readPages<Ad>(async (after) => {
    const { rows } = await listAdsJson(db, { filters: { storeId, after }, given: viewer, sort: 'id' })
    return { rows: maskTokens(settings, rows) }
  })
