import type { AnswerOf } from '@lumiroute/contract'
import {
  type countOrders as countEndpoint,
  type listOrderHistory as historyEndpoint,
  type listOwnOrders as ownEndpoint,
  orderStatuses,
  type ShopOrder,
} from '@lumiroute/contract/order'
import { containing } from '../../../db/list-json.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { requirePermission } from '../../../http/authentication/access.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { requireMemberId } from '../member/require-member.ts'
import { maySeePeople } from './order.policy.ts'
import {
  countByStatus,
  listOrdersWithoutPeopleJson,
  listOwnOrdersJson,
  listShopOrdersJson,
} from './queries/shop-order.queries.ts'

export async function listOrderHistory({ db, actor, scope, input }: Read<typeof historyEndpoint>) {
  const { page, size, sort, q, store: _store, mbrCode, ...asked } = input
  const filters = { storeId: scope.storeId, ...asked, q: containing(q) }
  if (mbrCode !== undefined) requirePermission(actor, 'members.read')
  const { rows, total } = maySeePeople(actor)
    ? await listShopOrdersJson(db, { filters: { ...filters, mbrCode }, page, size, sort })
    : await listOrdersWithoutPeopleJson(db, { filters, page, size, sort })
  return { orderList: new RawJson<ShopOrder[]>(rows), total }
}

export async function listOwnOrders(call: Read<typeof ownEndpoint>) {
  const { db, scope, input } = call
  const { page, size, sort, q } = input
  const memberId = await getMemberId(call)
  const filters = { storeId: scope.storeId, memberId, q: containing(q) }
  // Only members see their own data unmasked.
  const list = call.member ? listOwnOrdersJson : listShopOrdersJson
  const { rows, total } = await list(db, { filters, page, size, sort })
  return { orderList: new RawJson<ShopOrder[]>(rows), total }
}

async function getMemberId({ db, member, scope, input }: Read<typeof ownEndpoint>): Promise<number> {
  if (member) return member.id
  if (!input.mbrCode) throw refuseField('mbrCode', text('member.chooseMember'))
  return requireMemberId(db, scope.storeId, input.mbrCode)
}

type Counts = AnswerOf<typeof countEndpoint>['counts']
const none = Object.fromEntries([...orderStatuses, 'refundDue'].map((status) => [status, 0])) as Counts

export async function countOrders({ db, scope }: Read<typeof countEndpoint>) {
  const counted = await countByStatus(db, scope.storeId)
  return {
    counts: {
      ...none,
      ...(Object.fromEntries(counted.map(({ status, n }) => [status, n])) as Partial<Counts>),
    },
  }
}
