import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from '../../lib/api/client.ts'
import { useRead } from '../../lib/api/query.ts'
import type { TableState } from '../../lib/table/table-state.ts'
import type { Column } from '../../ui/table/columns.tsx'
import type { Filter } from './filters.tsx'
import type { ListContext, ListData, Numbered } from './list-context.ts'
import type { ListDefinition, RowOf, ThingOf } from './list-definition.ts'

const exportSize = 1000

type Query = { given: object; columns: readonly Column<never>[]; filters: readonly Filter<object>[] }

const isGiven = ([, value]: [string, unknown]) => value !== undefined

/** The server would reject a sort or filter typed wrongly into the URL. */
function readQuery({ sort, q, filters: values }: TableState, { given, columns, filters }: Query) {
  const isSortable = columns.some(({ id, sortable }) => sortable && id === sort.replace(/^-/, ''))
  const filtered = filters.flatMap(({ query }) => Object.entries(query(values)).filter(isGiven))
  return {
    ...given,
    ...(isSortable && { sort }),
    ...(q && { q: q.slice(0, 100) }),
    ...Object.fromEntries(filtered),
  }
}

/** A list that the server searches, sorts and pages: the rows of the page, and all rows for an export. */
export function useListData<E extends Endpoint, K extends keyof AnswerOf<E>>(
  definition: ListDefinition<E, K>,
  columns: readonly Column<RowOf<E, K>>[],
  state: TableState,
  context: ListContext,
) {
  type Thing = ThingOf<E, K>
  type Row = RowOf<E, K>
  const { rows: key, scope, filters = [], refetchInterval } = definition
  const endpoint = context.isAll
    ? ((definition.endpointOfAll ?? definition.endpoint) as E)
    : definition.endpoint
  const { page, size } = state
  const given = scope ? scope(context) : {}
  const query = readQuery(state, { given: given ?? {}, columns, filters: filters as Filter<object>[] })
  const buildInput = (at: number, count: number) =>
    ({ ...query, page: at, size: count }) as unknown as CallOf<E>
  const getThings = (answer: AnswerOf<E>) => answer[key] as readonly Thing[]
  const every =
    typeof refetchInterval === 'function'
      ? (answer: AnswerOf<E> | undefined) => refetchInterval(answer ? getThings(answer) : [])
      : refetchInterval
  const load = useRead(endpoint, buildInput(page, size), {
    keepPrevious: true,
    enabled: given !== undefined,
    ...(every && { refetchInterval: every }),
  } as never)
  const things = load.data && getThings(load.data)
  const rows = useMemo(() => things && numberRows(things, (page - 1) * size), [things, page, size])
  const total = (load.data as { total?: number } | undefined)?.total ?? 0

  const exportRows = async ({ signal }: { signal: AbortSignal }): Promise<Row[]> => {
    const found: Thing[] = []
    if (given === undefined) return []
    for (let at = 1; ; at += 1) {
      const part = getThings(await call(endpoint, buildInput(at, exportSize), { signal }))
      found.push(...part)
      if (part.length < exportSize) return numberRows(found, 0)
    }
  }
  const list: ListData<Row> & { load: typeof load } = { rows, total, load }
  return { list, exportRows }
}

const numberRows = <Thing extends object>(things: readonly Thing[], from: number): Numbered<Thing>[] =>
  things.map((thing, index) => ({ ...thing, rowNumber: from + index + 1 }))
