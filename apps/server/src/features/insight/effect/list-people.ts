import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { arrayJson, bareJson, objectJson, quotedJson } from '../../../db/json-text.ts'
import { getSampleRange } from '../../../db/merged-samples.ts'
import type { RecordRow } from '../../road/record/require-record.ts'
import { counted, printedGroups } from './effect.columns.ts'

const printed = `v.people_count, ${printedGroups}`

const row = objectJson({
  recordTime: quotedJson('v.record_time'),
  peopleCount: bareJson('v.people_count'),
  peopleGender: quotedJson('v.gender'),
  peopleAge: quotedJson('v.age'),
})
const rowsJson = rawQuery({
  name: 'effect.adRows',
  row: { rows: 'text' },
  sql: `select ${arrayJson(row)} as rows
   from (select v.record_time, ${printed} from ${counted} v order by v.record_time limit 100000) v`,
})
export const listPeopleJson = async (db: Handle, record: RecordRow): Promise<string> =>
  (await db.run(rowsJson, getSampleRange(record)))[0]?.rows ?? '[]'

export type PeopleRow = AnswerOf<typeof getAdEffect>['effectAdDetailList'][number] & { at: string }
const rowsAfter = rawQuery<PeopleRow>({
  name: 'effect.adExport',
  row: { at: 'text', recordTime: 'text', peopleCount: 'int4?', peopleGender: 'text', peopleAge: 'text' },
  sql: `select v.record_time::text as at, to_char(v.record_time, 'YYYY-MM-DD HH24:MI:SS') as "recordTime",
     v.people_count as "peopleCount", v.gender as "peopleGender", v.age as "peopleAge"
   from (select v.record_time, ${printed} from ${counted} v where v.record_time > $4::timestamptz
     order by v.record_time limit $5) v order by v.record_time`,
})
export const listPeopleAfter = (db: Handle, record: RecordRow, after: string, most: number) =>
  db.run(rowsAfter, [...getSampleRange(record), after, most])
