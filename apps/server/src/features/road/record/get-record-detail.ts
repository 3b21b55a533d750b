import type { AnswerOf } from '@lumiroute/contract'
import type { getRecordDetail as endpoint } from '@lumiroute/contract/record'
import { rawQuery } from '../../../db/raw-query.ts'
import { arrayJson, bareJson, objectJson, quotedJson } from '../../../db/json-text.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireRecord } from './require-record.ts'
import { rangeOf, samplesSql } from './record.samples.ts'

type Rows = AnswerOf<typeof endpoint>['adBroadcastRecordDetailList']
type Found = { rows: string; total: number | null }

const samples = samplesSql(['latitude', 'longitude', 'temp', 'humidity', 'is_rainy', 'people_count'])
/** A day and more of one sample a second. */
const mostRows = 100_000

const row = objectJson({
  recordTime: quotedJson('v.record_time'),
  currentLatitude: bareJson('v.latitude'),
  currentLongitude: bareJson('v.longitude'),
  currentTemp: bareJson('v.temp'),
  currentHumidity: bareJson('v.humidity'),
  isRainy: bareJson('v.is_rainy'),
  peopleCount: bareJson('v.people_count'),
})
const inOrder = (direction: 'asc' | 'desc') =>
  rawQuery<Found>({
    name: `record.detail.${direction}`,
    row: { rows: 'text', total: 'int8?' },
    sql: `select ${arrayJson(row)} as rows, case when $6 then (select count(*) from ${samples} c) end as total
     from (select * from ${samples} v order by v.record_time ${direction} limit $4 offset $5) v`,
  })
const ascending = inOrder('asc')
const descending = inOrder('desc')

export async function getRecordDetail({ db, scope, input }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const { page = 1, size = 20, sort } = input
  const isPaged = input.page !== undefined || input.size !== undefined
  const cut = isPaged ? [size, (page - 1) * size] : [mostRows, 0]
  const [found] = await db.run(sort === '-recordTime' ? descending : ascending, [
    ...rangeOf(record),
    ...cut,
    isPaged,
  ])
  const { rows, total } = found as Found
  return { adBroadcastRecordDetailList: new RawJson<Rows>(rows), total: total ?? undefined }
}
