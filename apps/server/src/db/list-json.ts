import type { Handle } from './db.ts'
import { buildQuery, type Column, type RawQuery } from './raw-query.ts'

type Definition<Filter extends string> = {
  name: string
  /** Tables and joins, with the listed row as `r`. */
  from: string
  columns: string
  /** Joins to the page's rows, for columns that share a lookup in another table. */
  beside?: string
  /** `{name}` stands for that filter's value; columns may use values in the same way. */
  filters: Record<Filter, string>
  orders: Record<string, string>
  order: string
  /**
   * Pages and counts no further than this, in one scan: counting a million rows would take longer than finding the
   * page.
   */
  maxTotal?: number
  /** Cheaper counts for exactly these filters, such as `storeId,anyTag`. */
  totals?: Record<string, string>
}

type Asked<Filter extends string> = {
  filters: Partial<Record<Filter, unknown>>
  given?: Record<string, unknown>
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
}

type Found = { rows: string; total: number }
type Plan<Filter extends string> = { used: Filter[]; sort: string; isPaged: boolean; cut: string }
/** The rows as JSON text, and the total if a page was requested. */
export type Listed = { rows: string; total?: number }

const defaultSize = 20
const mostRows = 1000

/** Every declared list; raw-query.test.ts prepares each with every filter and sort. */
const declaredLists: Definition<string>[] = []

/**
 * A list as JSON built by PostgreSQL. The SQL consists only of the definition's constants, one prepared
 * statement per combination of filters and sort; user input is passed as parameters.
 */
export function defineList<Filter extends string>(definition: Definition<Filter>) {
  declaredLists.push(definition)
  const filterNames = Object.keys(definition.filters) as Filter[]
  /** One entry per combination in use; building the SQL for each call would cost more than sending it. */
  const built = new Map<string, RawQuery<Found>>()

  function getQuery(plan: Plan<Filter>): RawQuery<Found> {
    const name = nameList(definition, plan)
    const known = built.get(name)
    if (known) return known
    const query = buildList(definition, plan)
    built.set(name, query)
    return query
  }

  return async (db: Handle, { filters, given, page, size, sort }: Asked<Filter>): Promise<Listed> => {
    const isPaged = page !== undefined || size !== undefined
    const limit = isPaged ? (size ?? defaultSize) : mostRows
    const offset = ((page ?? 1) - 1) * limit
    const query = getQuery({
      used: filterNames.filter((name) => filters[name] !== undefined),
      sort: sort ?? definition.order,
      isPaged,
      cut: getCut(limit, offset),
    })
    const [found] = await db.run(query, { ...given, ...filters, limit, offset })
    const { rows, total } = found as Found
    return isPaged ? { rows, total } : { rows }
  }
}

const nameList = <F extends string>({ name }: Definition<F>, { used, sort, isPaged, cut }: Plan<F>) =>
  [name, sort, isPaged ? 'page' : 'all', cut, ...used].join('.')

function buildList<F extends string>(definition: Definition<F>, plan: Plan<F>): RawQuery<Found> {
  const row: Record<string, Column> = plan.isPaged ? { rows: 'text', total: 'int8' } : { rows: 'text' }
  const name = nameList(definition, plan)
  return buildQuery({ name, row, sql: toText(definition, plan) }) as RawQuery<Found>
}

/** Each list with each of its filters and sorts, one at a time. */
export function* listedQueries(): Generator<RawQuery> {
  for (const definition of declaredLists) {
    const plain = { sort: definition.order, isPaged: true, cut: getCut(1, 1) }
    yield buildList(definition, { ...plain, used: [] })
    for (const filter of Object.keys(definition.filters))
      yield buildList(definition, { ...plain, used: [filter] })
    for (const sort of Object.keys(definition.orders))
      yield buildList(definition, { ...plain, used: [], sort })
  }
}

/** Page sizes that tables offer; each may have its own statement. */
const usualSizes = new Set([10, 20, 50, 100, mostRows])

/** PostgreSQL re-plans an unknown limit on every call, which takes a quarter of a large list's time. */
const getCut = (limit: number, offset: number) =>
  offset === 0 && usualSizes.has(limit) ? `limit ${limit}` : 'limit {limit} offset {offset}'

function toText<F extends string>(
  { from, columns, beside = '', filters, orders, totals = {}, maxTotal }: Definition<F>,
  { used, sort, isPaged, cut }: Plan<F>,
): string {
  const isDown = sort.startsWith('-')
  const order = orders[isDown ? sort.slice(1) : sort]
  if (!order) throw new Error(`cannot sort by ${sort}`)
  const direction = isDown ? 'desc' : 'asc'
  const where = used.length > 0 ? `where ${used.map((name) => `(${filters[name]})`).join(' and ')}` : ''
  const sorted = `order by ${order} ${direction}, r.id ${direction}`
  if (isPaged && maxTotal !== undefined)
    return `with found as materialized (select r.id, ${order} as key from ${from} ${where} ${sorted} limit ${maxTotal})
      select coalesce((select json_agg(v) from (select ${columns} from (select r.* from ${from}
      where r.id in (select id from (select id from found order by key ${direction}, id ${direction} ${cut}) p)
      ${sorted}) r ${beside}) v), '[]')::text as rows, (select count(*) from found) as total`
  const count = totals[used.join(',')] ?? `select count(*) from ${from} ${where}`
  const total = isPaged ? `, (${count}) as total` : ''
  // Limit the page before computing the columns, so that lookups in other tables cost 50 rows, not all.
  const page = `select r.* from ${from} ${where} ${sorted} ${cut}`
  const rows =
    beside === ''
      ? `select json_agg(v) from (select ${columns} from (${page}) r) v`
      : // A join may shuffle the page.
        `select json_agg(v.listed order by v.place) from (select r.place, (select to_json(x) from (select ${columns}) x) as listed
          from (select p.*, row_number() over () as place from (${page}) p) r ${beside}) v`
  return `select coalesce((${rows}), '[]')::text as rows${total}`
}

/** For `ilike`: escapes wildcards in user input; empty input means no filter. */
export const containing = (typed: string | undefined) =>
  typed ? `%${typed.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%` : undefined
