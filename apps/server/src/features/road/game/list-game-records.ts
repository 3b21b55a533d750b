import type { AnswerOf } from '@lumiroute/contract'
import { hasPermission } from '@lumiroute/contract/account'
import type { listAllGameRecords as allEndpoint, listGameRecords as endpoint } from '@lumiroute/contract/game'
import { containing } from '../../../db/list-json.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { codeNames } from '../../../text/code-names.ts'
import { listGameRecordsJson } from './queries/game-record.queries.ts'

type Records = AnswerOf<typeof endpoint>['gameRecordList']
type Call = Read<typeof endpoint> | Read<typeof allEndpoint>

/** Results of one store, or of all stores for operators. */
export async function listGameRecords({ db, actor, scope, input, language }: Call) {
  const { q, page, size, sort } = input
  const filters = { storeId: scope?.storeId, q: containing(q) }
  const { rows, total } = await listGameRecordsJson(db, {
    filters,
    given: { ...codeNames(language), showsMembers: hasPermission(actor.storeRole, 'members.read') },
    page,
    size,
    sort,
  })
  return { gameRecordList: new RawJson<Records>(rows), total }
}
