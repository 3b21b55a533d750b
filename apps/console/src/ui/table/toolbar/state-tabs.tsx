import Box from '@mui/material/Box'
import { getFilter, type TableControl } from '../../../lib/table/table-state.ts'
import { FilterTabs } from './filter-tabs.tsx'
import type { FilterTabsProps } from './filter-tabs.tsx'

export type StateTabsProps = TableControl &
  Pick<FilterTabsProps, 'label' | 'options'> & {
    /** The filter that the tabs set; the first tab clears it. */
    name: string
    all: string
  }

/** Tabs for the rows' status above a table; they scroll if they do not fit. */
export function StateTabs({ name, label, all, options, ...table }: StateTabsProps) {
  return (
    <Box sx={{ mb: 2, overflowX: 'auto', scrollbarWidth: 'none' }}>
      <FilterTabs
        {...getFilter(name, table)}
        label={label}
        options={[{ value: '', label: all }, ...options]}
      />
    </Box>
  )
}
