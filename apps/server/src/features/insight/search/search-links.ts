import type { Link } from '@lumiroute/contract/link'
import type { SearchCategory } from '@lumiroute/contract/search'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { FoundRow } from './queries/search.queries.ts'

type GetLink = (found: FoundRow, actor: Actor) => Link

/** For operators the link includes the store. */
const getStore = ({ storeCode }: FoundRow, { isOperator }: Actor) => (isOperator ? { store: storeCode } : {})

type Coded = Extract<Link, { params: { code: string } }>['kind']
const byCode =
  (kind: Coded): GetLink =>
  (found, actor) => ({ kind, params: { code: found.key, ...getStore(found, actor) } })

type Listed = 'accountList' | 'playlistList' | 'adList' | 'orderList'
const byWord =
  (kind: Listed): GetLink =>
  (found, actor) => ({ kind, params: { q: found.key, ...getStore(found, actor) } })

/** The console's page for a result of each category. */
export const searchLinks: Record<SearchCategory, GetLink> = {
  store: ({ id, key }, { isOperator }): Link =>
    isOperator ? { kind: 'store', params: { id, storeName: key } } : { kind: 'storeInfo', params: {} },
  account: byWord('accountList'),
  playlist: byWord('playlistList'),
  ad: byWord('adList'),
  // Operators start and stop games; a store only sees their results.
  game: ({ key }, { isOperator }) => ({
    kind: isOperator ? 'gameList' : 'gameEffectList',
    params: { q: key },
  }),
  order: byWord('orderList'),
  shopOrder: (found, actor) => ({
    kind: 'shopOrder',
    params: { orderNo: found.key, ...getStore(found, actor) },
  }),
  product: byCode('product'),
  activity: (found, actor) => byCode(found.kind === 'banner' ? 'banner' : 'activity')(found, actor),
  coupon: byCode('coupon'),
  pointCard: byCode('pointCard'),
  message: byCode('message'),
  member: byCode('member'),
  route: ({ id }) => ({ kind: 'route', params: { id } }),
  vehicle: ({ id }) => ({ kind: 'vehicle', params: { id } }),
  device: ({ key }) => ({ kind: 'device', params: { macAddr: key } }),
}
