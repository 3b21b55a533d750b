import type { Category } from '@lumiroute/contract/activity-log'
import type { Handle } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import type { LogRange } from './log-range.ts'

export type LogSource = 'cms' | 'frontend'
/** The log of one store and source; a null store means all stores. */
export type LogView = { storeId: number | null; source: LogSource; range: LogRange }

export type DayCount = { day: string; category: Category | null; count: number }

const countOfStore = rawQuery<DayCount>({
  name: 'activity-log.countOfStore',
  row: { day: 'text', category: 'text?', count: 'int4' },
  sql: `select day::text, nullif(category, '') as category, count from activity_day
   where source = $1 and day between $2 and $3 and store_id = $4`,
})
const countOfAll = rawQuery<DayCount>({
  name: 'activity-log.countOfAll',
  row: { day: 'text', category: 'text?', count: 'int4' },
  sql: `select day::text, nullif(category, '') as category, sum(count)::int as count from activity_day
   where source = $1 and day between $2 and $3 group by day, category`,
})

export const countDays = (db: Handle, { storeId, source, range }: LogView): Promise<DayCount[]> =>
  storeId === null
    ? db.run(countOfAll, [source, range.startDate, range.endDate])
    : db.run(countOfStore, [source, range.startDate, range.endDate, storeId])

/** Days in the business time zone, which is also the session's, so that the index on `at` can be used. */
const within = 'source = $1 and at >= $2::date::timestamptz and at < ($3::date + 1)::timestamptz'
/** Must match the index: without `nulls last` PostgreSQL sorts a million rows to find the newest thousand. */
const newestFirst = 'at desc nulls last, id desc'

/** `at` as text preserves microseconds: with a Date, rows between two batches would be lost. */
type ExportRow = {
  id: number
  at: string
  time: string
  category: Category | null
  /** Null if an operator made the call. */
  account: string | null
  method: string
  path: string
  statusCode: number
}

const exportAfter = rawQuery<ExportRow>({
  name: 'activity-log.export',
  row: {
    id: 'int8',
    at: 'text',
    time: 'text',
    category: 'text?',
    method: 'text',
    path: 'text',
    statusCode: 'int2',
    account: 'text?',
  },
  sql: `select l.id, l.at::text, to_char(l.at, 'YYYY-MM-DD HH24:MI:SS') as time, l.category, l.method, l.path,
     l.status_code as "statusCode",
     case when a.store_id = l.store_id then a.admin_account when a.id is not null then null else '' end as account
   from (
     select * from activity_log where ${within} and store_id = $4 and (at, id) < ($5::timestamptz, $6::bigint)
     order by ${newestFirst} limit $7
   ) l left join account a on a.id = l.account_id order by l.at desc, l.id desc`,
})

const batchSize = 1000

/** Newest first, in batches that continue from the last row, so that no connection or memory is held. */
export async function* readLog(db: Handle, { storeId, source, range }: LogView): AsyncGenerator<ExportRow[]> {
  let after: Pick<ExportRow, 'at' | 'id'> = { at: 'infinity', id: 0 }
  for (;;) {
    const values = [source, range.startDate, range.endDate, storeId, after.at, after.id, batchSize]
    const rows = await db.run(exportAfter, values)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = last
  }
}

const codeOf = rawQuery({
  name: 'activity-log.code',
  row: { code: 'text' },
  sql: 'select store_code as code from store where id = $1',
})
export const findStoreCode = async (db: Handle, storeId: number): Promise<string | undefined> =>
  (await db.run(codeOf, [storeId]))[0]?.code
