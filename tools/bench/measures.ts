import { type Figure } from './figures.ts'
import type { LoadRequest } from './load-types.ts'
import { measureAds } from './measure-ads.ts'
import { measureActivityLog } from './measure-activity-log.ts'
import { measureCheckout } from './measure-checkout.ts'
import { measureDashboard } from './measure-dashboard.ts'
import { measureFront } from './measure-front.ts'
import { measureIngest } from './measure-ingest.ts'
import { measureMembers } from './measure-members.ts'
import { measureProducts } from './measure-products.ts'
import { measureRatio } from './measure-ratio.ts'
import { measureRecord } from './measure-record.ts'
import { measureSearch } from './measure-search.ts'
import { measureCrowd, measureSignIn } from './measure-sign-in.ts'
import { measureStart } from './measure-start.ts'
import type { BenchOptions } from './options.ts'
import type { Stage } from './stage.ts'

export type Measure = (stage: Stage, options: BenchOptions) => Promise<Figure[]>

const get =
  (path: string) =>
  (token: string): LoadRequest => ({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } })

const createStore = (token: string): LoadRequest => ({
  method: 'POST',
  path: '/api/store',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ storeCode: 'NEW{n}', storeName: '新店家', storeEnabled: true }),
})

/** The measures under load, which are run twice to detect memory growth. */
export const loads: Record<string, Measure> = {
  list: (stage, options) =>
    measureRatio(stage, options, {
      name: 'GET /store, 50 of 200',
      request: get('/api/store?page=1&size=50'),
      atLeast: 0.6,
      p99AtMost: 2.5,
    }),
  create: (stage, options) =>
    measureRatio(stage, options, {
      name: 'POST /store',
      request: createStore,
      atLeast: 0.5,
      cleanUp: `delete from store where store_code like 'NEW%'`,
    }),
  me: (stage, options) =>
    measureRatio(stage, options, { name: 'GET /auth/me', request: get('/api/auth/me'), atLeast: 0.45 }),
  signin: measureSignIn,
  crowd: measureCrowd,
}

export const others: Record<string, Measure> = {
  ads: measureAds,
  search: measureSearch,
  ingest: measureIngest,
  record: measureRecord,
  members: measureMembers,
  products: measureProducts,
  front: measureFront,
  checkout: measureCheckout,
  dashboard: measureDashboard,
  log: measureActivityLog,
  start: measureStart,
}
