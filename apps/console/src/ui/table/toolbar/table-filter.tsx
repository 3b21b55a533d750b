import { getFilter, type TableControl } from '../../../lib/table/table-state.ts'
import { FilterSelect } from './filter-select.tsx'
import type { FilterSelectProps } from './filter-select.tsx'

export type TableFilterProps = TableControl & Omit<FilterSelectProps, 'value' | 'onChange'> & { name: string }

/** One filter of a table, as a drop-down. */
export function TableFilter({ name, state, onStateChange, ...rest }: TableFilterProps) {
  return <FilterSelect {...rest} {...getFilter(name, { state, onStateChange })} />
}
