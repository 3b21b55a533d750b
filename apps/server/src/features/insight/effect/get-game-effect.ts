import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect as endpoint } from '@lumiroute/contract/effect'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireRecord } from '../../road/record/require-record.ts'
import { getPlayerCurve } from './queries/chart.queries.ts'
import { listResultsJson } from './queries/result.queries.ts'

type Rows = AnswerOf<typeof endpoint>['effectGameDetailList']

export async function getGameEffect({ db, scope, input }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const [rows, { labels, data }] = await Promise.all([
    listResultsJson(db, record),
    getPlayerCurve(db, record),
  ])
  return {
    effectGameDetailList: new RawJson<Rows>(rows),
    effectGameChart: { labels, playerCount: { data } },
  }
}
