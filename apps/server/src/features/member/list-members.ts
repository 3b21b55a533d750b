import type { AnswerOf, listMembers as endpoint } from '@lumiroute/contract'
import { containing } from '../../db/list-json.ts'
import { RawJson } from '../../http/answer.ts'
import type { Read } from '../../http/route.ts'
import { listMembersJson } from './member.queries.ts'

type Rows = AnswerOf<typeof endpoint>['membersList']

export async function listMembers({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, q } = input
  const filters = { storeId: scope.storeId, q: containing(q) }
  const { rows, total } = await listMembersJson(db, { filters, page, size, sort })
  return { membersList: new RawJson<Rows>(rows), total }
}
