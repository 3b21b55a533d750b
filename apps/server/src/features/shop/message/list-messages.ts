import { hasPermission } from '@lumiroute/contract/account'
import type { listMessages as endpoint } from '@lumiroute/contract/message'
import { containing } from '../../../db/list-json.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listMessagesJson } from './message.queries.ts'
import { viewMessages } from './view-message.ts'

export async function listMessages({ db, actor, scope, input, language }: Read<typeof endpoint>) {
  const { page, size, sort, q, status } = input
  const filters = { storeId: scope.storeId, status, q: containing(q) }
  const given = { mayWrite: hasPermission(actor.storeRole, 'shop.write') }
  const { rows, total } = await listMessagesJson(db, { filters, given, page, size, sort })
  return { messageList: viewMessages(rows, language), total }
}
