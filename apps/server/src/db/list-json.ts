import { type Handle, type Statement, statement } from './db.ts'

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

type Values = Record<string, unknown>
type Asked<Filter extends string> = {
  filters: Partial<Record<Filter, unknown>>
  given?: Values
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
}

type Found = { rows: string; total: number }
type Query = { statement: Statement<Found>; names: string[] }
/** JSON text of the rows, and how many there are in all where a page was asked for. */
export type Listed = { rows: string; total?: number }

const defaultSize = 20
const mostRows = 1000

/**
 * A list as JSON that PostgreSQL builds. Its text is put together from the definition's constants alone,
 * one prepared statement for each combination of filters and order; what people typed goes in as values.
 */
export function defineList<Filter extends string>(definition: Definition<Filter>) {
  const queries = new Map<string, Query>()
  const filterNames = Object.keys(definition.filters) as Filter[]

  function queryFor(used: Filter[], sort: string, isPaged: boolean, cut: string): Query {
    const key = [definition.name, sort, isPaged ? 'page' : 'all', cut, ...used].join('.')
    const known = queries.get(key)
    if (known) return known
    const made = prepare(key, textOf(definition, used, sort, isPaged, cut))
    queries.set(key, made)
    return made
  }

  return async (db: Handle, { filters, given, page, size, sort }: Asked<Filter>): Promise<Listed> => {
    const isPaged = page !== undefined || size !== undefined
    const limit = isPaged ? (size ?? defaultSize) : mostRows
    const offset = ((page ?? 1) - 1) * limit
    const values: Values = { ...given, ...filters, limit, offset }
    const used = filterNames.filter((name) => filters[name] !== undefined)
    const query = queryFor(used, sort ?? definition.order, isPaged, cutOf(limit, offset))
    const [found] = await db.run(
      query.statement,
      query.names.map((name) => values[name]),
    )
    const { rows, total } = found as Found
    return isPaged ? { rows, total } : { rows }
  }
}

/** Sizes that tables offer; each may have a statement of its own. */
const usualSizes = new Set([10, 20, 50, 100, mostRows])

/** PostgreSQL plans a limit that it does not know anew at each call, which takes a quarter of a large list's time. */
const cutOf = (limit: number, offset: number) =>
  offset === 0 && usualSizes.has(limit) ? `limit ${limit}` : 'limit {limit} offset {offset}'

function textOf<F extends string>(
  { from, columns, beside = '', filters, orders, totals = {} }: Definition<F>,
  used: F[],
  sort: string,
  isPaged: boolean,
  cut: string,
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

function prepare(name: string, template: string): Query {
  const names: string[] = []
  const text = template.replaceAll(/\{(\w+)\}/g, (_whole, value: string) => {
    const at = names.indexOf(value)
    return `$${at < 0 ? names.push(value) : at + 1}`
  })
  return { statement: statement<Found>(name, text), names }
}

/** For `ilike`: what people type is text, also where it holds a wildcard; nothing typed is no filter. */
export const containing = (typed: string | undefined) =>
  typed ? `%${typed.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%` : undefined
