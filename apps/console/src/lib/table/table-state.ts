export type TableState = {
  page: number
  size: number
  /** '' for the default order, 'name' ascending, '-name' descending. */
  sort: string
  q: string
  filters: Record<string, string>
  hidden: string[]
}
export type TableChange = Partial<TableState>

/** What a table passes to its filters. */
export type TableControl = { state: TableState; onStateChange: (change: TableChange) => void }

/** One filter of a table; an empty value removes it. */
export function getFilter(name: string, { state, onStateChange }: TableControl) {
  const { [name]: value = '', ...others } = state.filters
  const onChange = (next: string) => onStateChange({ filters: next ? { ...others, [name]: next } : others })
  return { value, onChange }
}

export const firstTableState: TableState = { page: 1, size: 20, sort: '', q: '', filters: {}, hidden: [] }

/** Page 7 of a list that a search reduced to one page would be empty. */
export function changeTable(state: TableState, change: TableChange): TableState {
  const narrows = 'q' in change || 'filters' in change || 'size' in change || 'sort' in change
  const page = change.page ?? (narrows ? 1 : state.page)
  return { ...state, ...change, page }
}

export type SortDirection = 'asc' | 'desc'

export function readSort(sort: string): { id: string; direction: SortDirection } | undefined {
  if (!sort) return undefined
  return sort.startsWith('-') ? { id: sort.slice(1), direction: 'desc' } : { id: sort, direction: 'asc' }
}

export function nextSort(sort: string, id: string): string {
  if (sort === id) return `-${id}`
  return sort === `-${id}` ? '' : id
}

/** By a search or filter, which can be reset. */
export const isNarrowed = ({ q, filters }: TableState): boolean => q !== '' || Object.keys(filters).length > 0
