import type { Category } from '@lumiroute/contract/activity-log'

export type DemoCall = readonly [weight: number, method: string, path: string]

/** What the console's pages request, by activity category. */
export const consoleCalls: Record<Category, readonly DemoCall[]> = {
  storeInfo: [
    [6, 'GET', '/store/info/{store}'],
    [1, 'PUT', '/store/info/{store}'],
    [1, 'GET', '/thirdparty/list/{store}'],
  ],
  account: [
    [5, 'GET', '/storeAdmin/{store}'],
    [3, 'POST', '/auth/signin'],
    [1, 'PUT', '/storeAdmin/{id}'],
  ],
  playlist: [
    [5, 'POST', '/playlist/query'],
    [2, 'POST', '/playlist/update'],
    [2, 'POST', '/store/{store}/upload/material'],
    [1, 'POST', '/playlist/add'],
  ],
  adSubscription: [
    [6, 'POST', '/ad/query'],
    [2, 'POST', '/ad/update'],
    [1, 'POST', '/ad/add'],
    [1, 'POST', '/ad/check/update'],
  ],
  adRecord: [
    [4, 'POST', '/ad/record/query'],
    [2, 'POST', '/ad/record/detail'],
    [1, 'GET', '/ad/{id}/record/{id}/kml'],
  ],
  adEffect: [[1, 'POST', '/effect/ad/detail']],
  gameEffect: [[1, 'POST', '/effect/game/detail']],
  order: [
    [3, 'POST', '/order/list/{store}'],
    [1, 'POST', '/order/history/list/{store}'],
  ],
  download: [
    [2, 'POST', '/store/{store}/download/record/{id}'],
    [1, 'POST', '/store/{store}/download/effect-ad/{id}'],
    [1, 'POST', '/store/{store}/download/storeData'],
  ],
  gameUse: [
    [2, 'POST', '/game/query'],
    [1, 'GET', '/game/app/start/{id}/1/room1'],
    [1, 'GET', '/game/app/stop/{id}/1/device1'],
  ],
  playEffect: [[1, 'POST', '/playbox/query']],
  stream: [[1, 'POST', '/streaming/query']],
}

/** How often each category is used. */
export const consoleHabits: readonly (readonly [number, Category])[] = [
  [10, 'storeInfo'],
  [6, 'account'],
  [16, 'playlist'],
  [20, 'adSubscription'],
  [12, 'adRecord'],
  [10, 'adEffect'],
  [6, 'gameEffect'],
  [9, 'order'],
  [3, 'download'],
  [3, 'gameUse'],
  [3, 'playEffect'],
  [2, 'stream'],
]

/** What the stores' own front ends report. */
export const frontCalls: readonly DemoCall[] = [
  [6, 'GET', '/s/{store}'],
  [3, 'GET', '/s/{store}/products'],
  [2, 'GET', '/s/{store}/coupons'],
  [2, 'GET', '/s/{store}/cart'],
  [5, 'POST', '/api/v1/order/history/{store}'],
  [3, 'POST', '/api/v1/order/checkout/{store}'],
  [2, 'POST', '/api/v1/order/ispaid/{store}'],
  [3, 'POST', '/game/query'],
  [1, 'POST', '/streaming/query'],
]
