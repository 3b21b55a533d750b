import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect } from '@lumiroute/contract/effect'
import { type Handle, statement } from '../../../db/db.ts'
import type { FoundRecord } from '../../road/record/require-record.ts'

const rowsJson = statement<{ rows: string }>(
  'effect.gameRows',
  `select coalesce(json_agg(json_build_object('recordTime', v.record_time, 'userName', v.user_name,
     'groupName', v.group_name, 'score', v.score, 'endStatus', v.end_status)
     order by v.record_time, v.result_id), '[]')::text as rows
   from (select * from game_result g where g.record_id = $1 order by g.record_time, g.result_id limit 100000) v`,
)
export const listResultsJson = async (db: Handle, { id }: FoundRecord): Promise<string> =>
  (await db.run(rowsJson, [id]))[0]?.rows ?? '[]'

export type ResultRow = AnswerOf<typeof getGameEffect>['effectGameDetailList'][number] & {
  id: string
  at: string
}
const rowsAfter = statement<ResultRow>(
  'effect.gameExport',
  `select g.result_id as id, g.record_time::text as at, to_char(g.record_time, 'YYYY-MM-DD HH24:MI:SS') as "recordTime",
     g.user_name as "userName", g.group_name as "groupName", g.score, g.end_status as "endStatus"
   from game_result g where g.record_id = $1 and (g.record_time, g.result_id) > ($2::timestamptz, $3::uuid)
   order by g.record_time, g.result_id limit $4`,
)
export const listResultsAfter = (
  db: Handle,
  { id }: FoundRecord,
  after: Pick<ResultRow, 'at' | 'id'>,
  most: number,
) => db.run(rowsAfter, [id, after.at, after.id, most])
