import type { TableChange, TableState } from '../../lib/table-state.ts'
import { FilterSelect } from './filter-select.tsx'
import type { FilterSelectProps } from './filter-select.tsx'

export type TableFilterProps = Omit<FilterSelectProps, 'value' | 'onChange'> & {
  name: string
  state: TableState
  onStateChange: (change: TableChange) => void
}

/** One filter of a table, kept among the others. */
export function TableFilter({ name, state, onStateChange, ...rest }: TableFilterProps) {
  const { [name]: value = '', ...others } = state.filters
  const onChange = (next: string) => onStateChange({ filters: next ? { ...others, [name]: next } : others })
  return <FilterSelect {...rest} value={value} onChange={onChange} />
}
