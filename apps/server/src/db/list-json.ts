import type { Handle } from './db.ts'
import { buildQuery, type Column, type RawQuery } from './raw-query.ts'

type Definition<Filter extends string> = {
  name: string
  /** Tables and joins, with the listed row as `r`. */
  from: string
  columns: string
  /** Lateral joins to the rows of the page, for columns that share a look into another table. */
  beside?: string
  /** `{name}` stands for the value of that filter; columns may use given values in the same way. */
  filters: Record<Filter, string>
  orders: Record<string, string>
  order: string
  /** Cheaper counts for the very filters that are named, as `storeId,anyTag`. */
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
/** JSON text of the rows, and how many there are in all where a page was asked for. */
export type Listed = { rows: string; total?: number }

const defaultSize = 20
const mostRows = 1000

/** Every list that the program declares; raw-query.test.ts prepares each with every filter and order. */
const declaredLists: Definition<string>[] = []

/**
 * A list as JSON that PostgreSQL builds. Its text is put together from the definition's constants alone,
 * one prepared statement for each combination of filters and order; what people typed goes in as values.
 */
export function defineList<Filter extends string>(definition: Definition<Filter>) {
  declaredLists.push(definition)
  const filterNames = Object.keys(definition.filters) as Filter[]

  return async (db: Handle, { filters, given, page, size, sort }: Asked<Filter>): Promise<Listed> => {
    const isPaged = page !== undefined || size !== undefined
    const limit = isPaged ? (size ?? defaultSize) : mostRows
    const offset = ((page ?? 1) - 1) * limit
    const query = buildList(definition, {
      used: filterNames.filter((name) => filters[name] !== undefined),
      sort: sort ?? definition.order,
      isPaged,
      cut: cutOf(limit, offset),
    })
    const [found] = await db.run(query, { ...given, ...filters, limit, offset })
    const { rows, total } = found as Found
    return isPaged ? { rows, total } : { rows }
  }
}

function buildList<F extends string>(definition: Definition<F>, plan: Plan<F>): RawQuery<Found> {
  const { used, sort, isPaged, cut } = plan
  const name = [definition.name, sort, isPaged ? 'page' : 'all', cut, ...used].join('.')
  const row: Record<string, Column> = isPaged ? { rows: 'text', total: 'int8' } : { rows: 'text' }
  return buildQuery({ name, row, sql: textOf(definition, plan) }) as RawQuery<Found>
}

/** Each list by each of its filters and orders, one at a time. */
export function* listedQueries(): Generator<RawQuery> {
  for (const definition of declaredLists) {
    const plain = { sort: definition.order, isPaged: true, cut: cutOf(1, 1) }
    yield buildList(definition, { ...plain, used: [] })
    for (const filter of Object.keys(definition.filters))
      yield buildList(definition, { ...plain, used: [filter] })
    for (const sort of Object.keys(definition.orders))
      yield buildList(definition, { ...plain, used: [], sort })
  }
}

/** Sizes that tables offer; each may have a statement of its own. */
const usualSizes = new Set([10, 20, 50, 100, mostRows])

/** PostgreSQL plans a limit that it does not know anew at each call, which takes a quarter of a large list's time. */
const cutOf = (limit: number, offset: number) =>
  offset === 0 && usualSizes.has(limit) ? `limit ${limit}` : 'limit {limit} offset {offset}'

function textOf<F extends string>(
  { from, columns, beside = '', filters, orders, totals = {} }: Definition<F>,
  { used, sort, isPaged, cut }: Plan<F>,
): string {
  const isDown = sort.startsWith('-')
  const order = orders[isDown ? sort.slice(1) : sort]
  if (!order) throw new Error(`cannot sort by ${sort}`)
  const direction = isDown ? 'desc' : 'asc'
  const where = used.length > 0 ? `where ${used.map((name) => `(${filters[name]})`).join(' and ')}` : ''
  const count = totals[used.join(',')] ?? `select count(*) from ${from} ${where}`
  const total = isPaged ? `, (${count}) as total` : ''
  // The page is cut before the columns are worked out, so that looks into other tables cost 50 rows, not all.
  return `select coalesce((select json_agg(v) from (select ${columns} from (
      select r.* from ${from} ${where} order by ${order} ${direction}, r.id ${direction}
      ${cut}) r ${beside}) v), '[]')::text as rows${total}`
}

/** For `ilike`: what people type is text, also where it holds a wildcard; nothing typed is no filter. */
export const containing = (typed: string | undefined) =>
  typed ? `%${typed.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%` : undefined
