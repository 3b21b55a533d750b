import type { getTimeLine as endpoint, TimeLineRow } from '@lumiroute/contract/member'
import { rawQuery } from '../../../db/raw-query.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { notFound } from '../../../errors/app-error.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { findMemberId } from './member.queries.ts'
import { timeLineSources } from './time-line.sources.ts'

const defaultSize = 50

const page = rawQuery({
  name: 'member.timeLine',
  row: { rows: 'text', total: 'int8' },
  sql: `with line as materialized (${timeLineSources.join('\n union all ')})
   select coalesce((select json_agg(v) from (select id, at, kind, ref, name, amount, status from line
     order by at desc, id desc limit $2 offset $3) v), '[]')::text as rows,
     (select count(*) from line) as total`,
})

/** One query over all that a member did; each part is found by an index on the member. */
export async function getTimeLine({ db, scope, input }: Read<typeof endpoint>) {
  const memberId = await findMemberId(db, scope.storeId, input.mbrCode)
  if (memberId === undefined) throw notFound('找不到此會員')
  const size = input.size ?? defaultSize
  const [found] = await db.run(page, [memberId, size, ((input.page ?? 1) - 1) * size])
  const { rows, total } = found as { rows: string; total: number }
  return { timeLine: new RawJson<TimeLineRow[]>(rows), total }
}
