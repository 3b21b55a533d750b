import type { Handle } from '../../../db/db.ts'
import { buildQuery } from '../../../db/raw-query.ts'
import { containing } from '../../../db/list-json.ts'
import type { LogView } from './activity-log.queries.ts'

export type RowFilters = {
  category?: string | undefined
  method?: string | undefined
  statusClass?: string | undefined
  q?: string | undefined
}
/** The days to read, and how many of their rows come before the page. */
export type RowCut = { from: string; to: string; offset: number; limit: number; isOldestFirst: boolean }
export type RowsOfDay = { day: string; count: number }

type Days = Pick<RowCut, 'from' | 'to'>
type Conditions = { key: string; text: string; values: unknown[] }
type Condition = [name: string, text: (place: string) => string, value: unknown]

const isOther = (category: string | undefined) => category === 'other'

function buildConditions({ storeId, source }: LogView, filters: RowFilters): Condition[] {
  const { category, method, statusClass, q } = filters
  const hundred = statusClass && Number(statusClass[0]) * 100
  const all: Condition[] = [
    ['source', (place) => `source = ${place}`, source],
    ['store', (place) => `store_id = ${place}`, storeId ?? undefined],
    ['category', (place) => `category = ${place}`, isOther(category) ? undefined : category],
    ['method', (place) => `method = ${place}`, method],
    ['status', (place) => `status_code between ${place}::int and ${place}::int + 99`, hundred],
    ['path', (place) => `path ilike ${place}`, containing(q)],
  ]
  return all.filter(([, , value]) => value !== undefined)
}

const days = 'day between $1 and $2'
/** The same days as timestamps, so that the index on `at` applies. */
const moments = 'at >= $1::date::timestamptz and at < ($2::date + 1)::timestamptz'

/** One prepared statement per combination of filters; user input is passed as parameters. */
function narrow(view: LogView, filters: RowFilters, { from, to }: Days, within = days): Conditions {
  const used = buildConditions(view, filters)
  const other = isOther(filters.category)
  const texts = used.map(([, text], at) => text(`$${at + 3}`))
  return {
    key: [...used.map(([name]) => name), ...(other ? ['other'] : [])].join('.'),
    text: [within, ...texts, ...(other ? ['category is null'] : [])].join(' and '),
    values: [from, to, ...used.map(([, , value]) => value)],
  }
}

/** Rows per day, from the index alone unless filtered by path; days without rows are omitted. */
export function countRows(db: Handle, view: LogView, filters: RowFilters): Promise<RowsOfDay[]> {
  const { startDate: from, endDate: to } = view.range
  const { key, text, values } = narrow(view, filters, { from, to })
  const count = buildQuery<RowsOfDay>({
    name: `activity-log.rowCount.${key}`,
    row: { day: 'text', count: 'int4' },
    sql: `select day::text, count(*)::int as count from activity_log where ${text} group by day order by day desc`,
  })
  return db.run(count, values)
}

/**
 * One store's rows have an index by time. For all stores, sort by day first, so that the index by day,
 * category, method and status limits the sort to the first day.
 */
function getOrder(view: LogView, { category, method, statusClass }: RowFilters, isOldestFirst: boolean) {
  const isByTime = view.storeId !== null && !category && !method && !statusClass
  // Must match the index: without the nulls clause PostgreSQL sorts a million rows to find twenty.
  const time = isOldestFirst ? 'at asc nulls first, id asc' : 'at desc nulls last, id desc'
  const day = isOldestFirst ? 'day asc' : 'day desc'
  return isByTime ? { within: moments, order: time } : { within: days, order: `${day}, ${time}` }
}

/** One page of rows as JSON text. */
export async function listRowsJson(
  db: Handle,
  view: LogView,
  filters: RowFilters,
  cut: RowCut,
): Promise<string> {
  const { within, order } = getOrder(view, filters, cut.isOldestFirst)
  const { key, text, values } = narrow(view, filters, cut, within)
  const [limit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`]
  const rows = buildQuery({
    name: `activity-log.rows.${cut.isOldestFirst ? 'asc' : 'desc'}.${key}`,
    row: { rows: 'text' },
    sql: `select coalesce(json_agg(json_build_object('category', category, 'date', at, 'method', method, 'url', path,
       'statusCode', status_code) order by ${order}), '[]')::text as rows
     from (select * from activity_log where ${text} order by ${order} limit ${limit} offset ${offset}) page`,
  })
  const [found] = await db.run(rows, [...values, cut.limit, cut.offset])
  return found?.rows ?? '[]'
}
