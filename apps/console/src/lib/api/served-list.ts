import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import { useMemo } from 'react'
import { call } from './client.ts'
import { useRead } from './query.ts'
import type { PollingOnly } from './query.ts'
import type { TableState } from '../table/table-state.ts'

type Filters = Record<string, string | undefined>
type Definition<E extends Endpoint, Thing, Row> = {
  endpoint: E
  listOf: (answer: AnswerOf<E>) => readonly Thing[]
  sorts: readonly string[]
  /** Maps the URL's filters to the request; undefined for an unknown value. */
  filtersOf?: (filters: Filters) => Partial<CallOf<E>>
  /** The table row, with its number in the whole list. */
  rowOf: (thing: Thing, number: number) => Row
  /** For lists that change while they are shown; a function receives the current page. */
  refetchInterval?: number | ((things: readonly Thing[]) => number | false)
}

const exportSize = 1000

/** A list that the server searches, sorts and pages, for display and export. */
export function servedList<E extends Endpoint, Thing, Row>(
  definition: Definition<E, Thing, Row> & PollingOnly<E>,
) {
  const { endpoint, listOf, sorts, filtersOf, rowOf, refetchInterval } = definition as Definition<
    E,
    Thing,
    Row
  >

  const every =
    typeof refetchInterval === 'function'
      ? (answer: AnswerOf<E> | undefined) => refetchInterval(answer ? listOf(answer) : [])
      : refetchInterval

  /** The server would reject a sort or filter typed wrongly into the URL. */
  function buildInput(
    { sort, q, filters }: TableState,
    given: object,
    page: number,
    size: number,
  ): CallOf<E> {
    const named = Object.entries(filtersOf?.(filters) ?? {}).filter(([, value]) => value !== undefined)
    const isKnown = sorts.includes(sort.replace(/^-/, ''))
    return {
      ...given,
      ...(isKnown && { sort }),
      ...(q && { q: q.slice(0, 100) }),
      ...Object.fromEntries(named),
      page,
      size,
    } as unknown as CallOf<E>
  }
  const numbered = (things: readonly Thing[], from: number) =>
    things.map((thing, index) => rowOf(thing, from + index + 1))

  return {
    /** `given` selects the store; while it is undefined, nothing is requested. */
    useList(state: TableState, ...whose: [Partial<CallOf<E>> | undefined] | []) {
      const { page, size } = state
      // A default would request the list of all stores while the store is not known yet.
      const [given = whose.length === 0 ? {} : undefined] = whose
      const options = {
        keepPrevious: true,
        enabled: given !== undefined,
        ...(every && { refetchInterval: every }),
      }
      const load = useRead(endpoint, buildInput(state, given ?? {}, page, size), options as never)
      const answer = load.data
      const rows = useMemo(() => answer && numbered(listOf(answer), (page - 1) * size), [answer, page, size])
      return { load, rows, total: (answer as { total?: number } | undefined)?.total ?? 0 }
    },

    /** The whole list of the current search, page by page. */
    async exportAll(state: TableState, signal: AbortSignal, given: Partial<CallOf<E>> = {}): Promise<Row[]> {
      const found: Thing[] = []
      for (let page = 1; ; page += 1) {
        const answer = await call(endpoint, buildInput(state, given, page, exportSize), { signal })
        const things = listOf(answer)
        found.push(...things)
        if (things.length < exportSize) return numbered(found, 0)
      }
    },
  }
}
