import type { SearchCategory } from '@lumiroute/contract/search'
import type { Actor } from '../../../http/authentication/identity.ts'
import type { FoundRow } from './queries/search.queries.ts'

type GetLink = (found: FoundRow, actor: Actor) => string

const link = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`

/** For operators the link includes the store. */
const storeLink =
  (path: string, name: 'q' | 'code' | 'no'): GetLink =>
  ({ key, storeCode }, { isOperator }) =>
    link(path, { ...(isOperator && { store: storeCode }), [name]: key })

/** The console's page for a result of each category. */
export const searchLinks: Record<SearchCategory, GetLink> = {
  store: ({ id, key }, { isOperator }) =>
    isOperator ? link('/store/create', { i: String(id), n: key }) : '/store/info',
  account: storeLink('/store/account/list', 'q'),
  playlist: storeLink('/playlist/list', 'q'),
  ad: storeLink('/ad/list', 'q'),
  // Operators start and stop games; a store only sees their results.
  game: ({ key }, { isOperator }) => link(isOperator ? '/adgame/list' : '/effect-game/list', { q: key }),
  order: storeLink('/order/list', 'q'),
  shopOrder: storeLink('/shop-order/detail', 'no'),
  product: storeLink('/product/edit', 'code'),
  activity: (found, actor) => storeLink(`/${found.kind ?? ''}/edit`, 'code')(found, actor),
  coupon: storeLink('/coupon/edit', 'code'),
  pointCard: storeLink('/pointcard/edit', 'code'),
  message: storeLink('/message/edit', 'code'),
  member: storeLink('/member/detail', 'code'),
  route: ({ id }) => link('/route/edit', { id: String(id) }),
  vehicle: ({ id }) => link('/vehicle/edit', { id: String(id) }),
  device: ({ key }) => link('/device/edit', { macAddr: key }),
}
