export type TableState = {
  page: number
  size: number
  /** '' for the given order, 'name' ascending, '-name' descending. */
  sort: string
  q: string
  filters: Record<string, string>
  hidden: string[]
}
export type TableChange = Partial<TableState>

/** What a table hands to whatever narrows it. */
export type TableControl = { state: TableState; onStateChange: (change: TableChange) => void }

/** One filter of a table, kept among the others; an empty value takes it away. */
export function filterOf(name: string, { state, onStateChange }: TableControl) {
  const { [name]: value = '', ...others } = state.filters
  const onChange = (next: string) => onStateChange({ filters: next ? { ...others, [name]: next } : others })
  return { value, onChange }
}

export const firstTableState: TableState = { page: 1, size: 20, sort: '', q: '', filters: {}, hidden: [] }

/** Staying on page 7 of a list that a search made one page long would show nothing. */
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

/** By a search or a filter, which can be taken back. */
export const isNarrowed = ({ q, filters }: TableState): boolean => q !== '' || Object.keys(filters).length > 0
