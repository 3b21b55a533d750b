import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect as endpoint } from '@lumiroute/contract/effect'
import { getDeliveryMoment } from '../../../clock/delivery-moment.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireRecord } from '../../road/record/require-record.ts'
import { getPeopleCurve } from './queries/chart.queries.ts'
import { listPeopleJson } from './queries/people.queries.ts'
import { readEffect } from './read-effect.ts'

type Rows = AnswerOf<typeof endpoint>['effectAdDetailList']

export async function getAdEffect({ db, deps, scope, input, language }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const [rows, { labels, data }, effect] = await Promise.all([
    listPeopleJson(db, record, language),
    getPeopleCurve(db, record),
    readEffect(db, record, getDeliveryMoment(deps)),
  ])
  return {
    effectAdDetailList: new RawJson<Rows>(rows),
    effectAdChart: { labels, peopleCount: { data } },
    ...effect,
  }
}
