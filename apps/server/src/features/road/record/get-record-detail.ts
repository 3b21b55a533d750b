import type { AnswerOf } from '@lumiroute/contract'
import type { getRecordDetail as endpoint } from '@lumiroute/contract/record'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { listSamplesJson } from './queries/track.queries.ts'
import { requireRecord } from './require-record.ts'

type Rows = AnswerOf<typeof endpoint>['adBroadcastRecordDetailList']

/** More than a day of one sample per second. */
const maxRows = 100_000

export async function getRecordDetail({ db, scope, input }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const { page = 1, size = 20, sort } = input
  const isPaged = input.page !== undefined || input.size !== undefined
  const { rows, total } = await listSamplesJson(db, record, {
    direction: sort === '-recordTime' ? 'desc' : 'asc',
    limit: isPaged ? size : maxRows,
    offset: isPaged ? (page - 1) * size : 0,
    isPaged,
  })
  return { adBroadcastRecordDetailList: new RawJson<Rows>(rows), total: total ?? undefined }
}
