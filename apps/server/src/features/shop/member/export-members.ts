import { hasPermission } from '@lumiroute/contract/account'
import type { exportMembers as endpoint } from '@lumiroute/contract/member'
import type { Language } from '@lumiroute/contract/text'
import type { Db } from '../../../db/db.ts'
import { AppError } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { attachment } from '../../../http/response/attachment.ts'
import { type Cell, csvStream } from '../../../zip/csv.ts'
import { getMemberHeads, memberColumns } from './member-sheet.ts'
import { getStoreCode, listExportRows } from './queries/export.queries.ts'

const batchSize = 1000

/** Personal data is masked unless an owner asks for all of it. */
export async function exportMembers(call: Steps<typeof endpoint>): Promise<Sending> {
  const { db, actor, scope, input, deps, language, audit } = call
  if (input.whole && !hasPermission(actor.storeRole, 'members.exportWhole'))
    throw new AppError('member.exportForbidden')
  await audit(db, 'export.members', { change: compareFields({}, { whole: input.whole === true }) })
  deps.log.info(
    { storeId: scope.storeId, accountId: actor.accountId, whole: input.whole === true },
    'members exported',
  )
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${await getStoreCode(db, scope.storeId)}-members.csv`),
    },
    body: csvStream(getMemberHeads(language), listCells(db, scope.storeId, input, language)),
  }
}

type Input = Steps<typeof endpoint>['input']

async function* listCells(
  db: Db,
  storeId: number,
  input: Input,
  language: Language,
): AsyncGenerator<Cell[][]> {
  for (let after = 0; ;) {
    const page = { after, limit: batchSize, whole: input.whole === true }
    const rows = await listExportRows(db, storeId, input, page)
    yield rows.map((row) => memberColumns.map(({ write }) => write(row, language)))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last.id
  }
}
