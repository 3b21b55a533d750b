import type { listMessages as endpoint, MessageRow } from '@lumiroute/contract/message'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listMessagesJson } from './message.queries.ts'

export async function listMessages({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q, status } = input
  const filters = { storeId: scope.storeId, status, q: containing(q) }
  const { rows, total } = await listMessagesJson(db, { filters, page, size, sort })
  return { messageList: new RawJson<MessageRow[]>(rows), total }
}
