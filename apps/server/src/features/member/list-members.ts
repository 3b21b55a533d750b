import type { AnswerOf, listMembers as endpoint } from '@lumiroute/contract'
import { RawJson } from '../../http/answer.ts'
import type { Read } from '../../http/route.ts'
import { filtersOf } from './member.conditions.ts'
import { listMembersJson } from './member.queries.ts'

type Rows = AnswerOf<typeof endpoint>['membersList']

export async function listMembers({ db, scope, input }: Read<typeof endpoint>) {
  const { page, size, sort, storeCode: _code, ...asked } = input
  const filters = filtersOf(scope.storeId, asked)
  const { rows, total } = await listMembersJson(db, { filters, page, size, sort })
  return { membersList: new RawJson<Rows>(rows), total }
}
