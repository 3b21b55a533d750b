import type { InputOf } from '@lumiroute/contract'
import type { sendGameResults as endpoint } from '@lumiroute/contract/playbox'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { momentsOf, requireMoments, requireOwnRecord } from './own-record.ts'

const insert = rawQuery({
  name: 'playbox.gameResults',
  row: { stored: 'int4' },
  sql: `with stored as (
     insert into game_result (result_id, record_id, record_time, user_name, group_name, score, end_status)
     select v."resultId", $1, v."recordTime", v."userName", v."groupName", v.score, v."endStatus"
     from json_to_recordset($3::json) as v ("resultId" uuid, "recordTime" timestamptz, "userName" text,
       "groupName" text, score int, "endStatus" text)
     on conflict (result_id) do nothing returning 1
   ), counted as (select count(*)::int as stored from stored)
   update broadcast_record r set reported_at = $2 from counted c where r.id = $1 returning c.stored`,
})

export async function sendGameResults({ tx, deps, device, input, onBehalfOf }: Write<typeof endpoint>) {
  const record = await requireOwnRecord(tx, device, input)
  onBehalfOf(record.storeId)
  const moments = momentsOf(record, deps)
  const told = input.results.map(({ recordTime }) => recordTime)
  requireMoments(moments, told, (index) => `results.${index}.recordTime`)
  const stored = await insertResults(tx, { recordId: record.id, at: deps.now(), results: input.results })
  return { stored, known: input.results.length - stored }
}

type Result = InputOf<typeof endpoint>['results'][number]
type Batch = { recordId: number; at: Date; results: readonly Result[] }

/** Answers how many were new. */
export async function insertResults(db: Handle, { recordId, at, results }: Batch): Promise<number> {
  const [counted] = await db.run(insert, [recordId, at, JSON.stringify(results)])
  return (counted as { stored: number }).stored
}
