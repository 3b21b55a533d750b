import { hasPermission } from '@lumiroute/contract/account'
import { orderPermissions, type OwnOrder, type ShopOrderDetail } from '@lumiroute/contract/order'
import type { Actor } from '../../../http/authentication/identity.ts'
import { listActions } from './order-transitions.ts'
import type { DetailRow } from './queries/shop-order.queries.ts'

/** Counter staff and viewers hand out or read orders without learning whose they are. */
export const maySeePeople = ({ storeRole }: Actor) => hasPermission(storeRole, 'members.read')

/** The order as this person may see it, with what this person may do with it now. */
export function viewOrder(order: DetailRow, actor: Actor): ShopOrderDetail {
  const possible = listActions({ ...order, status: order.paymentStatus }, 'store')
  const actions = possible.filter((action) => hasPermission(actor.storeRole, orderPermissions[action]))
  return { ...(maySeePeople(actor) ? order : withoutPeople(order)), actions }
}

/** Names and notes of the store's people stay in the store. */
export function viewOwnOrder(order: DetailRow): Omit<OwnOrder, 'pointsEarned'> {
  const { payLog: _payLog, mbr: _mbr, version: _version, ...shown } = order
  const events = order.events.map(({ kind, at, amount }) => ({ kind, at, amount }))
  return { ...shown, events, actions: listActions({ ...order, status: order.paymentStatus }, 'member') }
}

/** Notes go as well: customers write their names and numbers into them. */
const withoutPeople = (order: DetailRow): DetailRow => ({
  ...order,
  mbr: null,
  memo: '',
  delivery: order.delivery && { ...order.delivery, name: '', mobile: '', address: '', cvsStoreId: '' },
  invoice: null,
  events: order.events.map((event) => ({ ...event, note: '' })),
})
