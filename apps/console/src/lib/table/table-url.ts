import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changeTable, firstTableState } from './table-state.ts'
import type { TableChange, TableState } from './table-state.ts'

export type TableUrlOptions = {
  /** Filter names, written to the URL unchanged. */
  filters?: readonly string[]
  defaults?: Partial<TableState>
  sizes?: readonly number[]
  /** Distinguishes two tables on one page. */
  prefix?: string
}

const noFilters: readonly string[] = []

function positive(text: string | null, fallback: number, allowed?: readonly number[]): number {
  const figure = Number(text)
  if (!Number.isSafeInteger(figure) || figure < 1) return fallback
  return allowed && !allowed.includes(figure) ? fallback : figure
}

export function readTableUrl(params: URLSearchParams, options: TableUrlOptions = {}): TableState {
  const { filters = noFilters, prefix = '', sizes } = options
  const start = { ...firstTableState, ...options.defaults }
  const get = (name: string) => params.get(prefix + name)
  const kept = filters.map((name) => [name, get(name) ?? start.filters[name] ?? ''] as const)
  return {
    page: positive(get('page'), start.page),
    size: positive(get('size'), start.size, sizes),
    sort: get('sort') ?? start.sort,
    q: get('q') ?? start.q,
    filters: Object.fromEntries(kept.filter(([, value]) => value !== '')),
    hidden: get('hide')?.split(',').filter(Boolean) ?? start.hidden,
  }
}

/** Leaves other URL parameters (layout, theme, a second table) unchanged. */
export function writeTableUrl(
  params: URLSearchParams,
  state: TableState,
  options: TableUrlOptions = {},
): URLSearchParams {
  const { filters = noFilters, prefix = '' } = options
  const start = { ...firstTableState, ...options.defaults }
  const next = new URLSearchParams(params)
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(prefix + name) : next.set(prefix + name, value)
  put('page', String(state.page), String(start.page))
  put('size', String(state.size), String(start.size))
  put('sort', state.sort, start.sort)
  put('q', state.q, start.q)
  put('hide', state.hidden.join(','), start.hidden.join(','))
  for (const name of filters) put(name, state.filters[name] ?? '', start.filters[name] ?? '')
  return next
}

/** Typing and column choices must not fill the history; pages and filters are steps that Back undoes. */
function isStep(change: TableChange): boolean {
  return 'page' in change || 'filters' in change
}

export function useTableUrlState(options: TableUrlOptions = {}) {
  const [params, setParams] = useSearchParams()
  const text = JSON.stringify(options)
  const kept = useMemo(() => JSON.parse(text) as TableUrlOptions, [text])
  const state = useMemo(() => readTableUrl(params, kept), [params, kept])
  const onStateChange = useCallback(
    (change: TableChange) =>
      setParams((now) => writeTableUrl(now, changeTable(readTableUrl(now, kept), change), kept), {
        replace: !isStep(change),
        preventScrollReset: true,
      }),
    [setParams, kept],
  )
  return { state, onStateChange }
}
