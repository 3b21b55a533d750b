import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import type { Language } from '@lumiroute/contract/text'
import type { Handle } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'
import { arrayJson, bareJson, objectJson, quotedJson } from '../../../../db/json-text.ts'
import { getSampleRange, mergedSamples } from '../../../../db/merged-samples.ts'
import type { RecordRow } from '../../../road/record/require-record.ts'
import { peopleColumns, printGroups } from '../people-groups.ts'

const counted = mergedSamples(peopleColumns, 's.people_count is not null')

const row = objectJson({
  recordTime: quotedJson('v.record_time'),
  peopleCount: bareJson('v.people_count'),
  peopleGender: quotedJson('v.gender'),
  peopleAge: quotedJson('v.age'),
})
const rowsJson = (language: Language) =>
  rawQuery({
    name: `effect.adRows.${language}`,
    row: { rows: 'text' },
    sql: `select ${arrayJson(row)} as rows
     from (select v.record_time, v.people_count, ${printGroups(language)} from ${counted} v
       order by v.record_time limit 100000) v`,
  })
const rowsJsonIn = { 'zh-TW': rowsJson('zh-TW'), en: rowsJson('en') }
export const listPeopleJson = async (db: Handle, record: RecordRow, language: Language): Promise<string> =>
  (await db.run(rowsJsonIn[language], getSampleRange(record)))[0]?.rows ?? '[]'

export type PeopleRow = AnswerOf<typeof getAdEffect>['effectAdDetailList'][number] & { at: string }
const rowsAfter = (language: Language) =>
  rawQuery<PeopleRow>({
    name: `effect.adExport.${language}`,
    row: { at: 'text', recordTime: 'text', peopleCount: 'int4?', peopleGender: 'text', peopleAge: 'text' },
    sql: `select v.record_time::text as at, to_char(v.record_time, 'YYYY-MM-DD HH24:MI:SS') as "recordTime",
       v.people_count as "peopleCount", v.gender as "peopleGender", v.age as "peopleAge"
     from (select v.record_time, v.people_count, ${printGroups(language)} from ${counted} v
       where v.record_time > $4::timestamptz order by v.record_time limit $5) v order by v.record_time`,
  })
const rowsAfterIn = { 'zh-TW': rowsAfter('zh-TW'), en: rowsAfter('en') }

type Part = { language: Language; after: string; limit: number }
export const listPeopleAfter = (db: Handle, record: RecordRow, { language, after, limit }: Part) =>
  db.run(rowsAfterIn[language], [...getSampleRange(record), after, limit])
