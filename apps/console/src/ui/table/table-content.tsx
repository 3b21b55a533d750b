import Box from '@mui/material/Box'
import { useRef } from 'react'
import { FailedState } from '../states.tsx'
import { CardBody, TableBody, virtualFrom } from './table-body.tsx'
import { TableEmpty } from './table-empty.tsx'
import type { DataTableProps } from './table-props.ts'
import type { Density } from './table-style.ts'
import type { DataTableState } from './use-data-table.ts'

type TableContentProps<Row extends object> = {
  table: DataTableProps<Row>
  shown: DataTableState<Row>
  isPhone: boolean
  density: Density
}

const usualHeight = 'max(420px, calc(100dvh - 300px))'

/** The rows as a table, or as cards on a phone; or the reason why there are none. */
export function TableContent<Row extends object>({ table, shown, isPhone, density }: TableContentProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null)
  const { load, items, isPending } = shown
  if (load.isError && items.length === 0) return <FailedState onRetry={() => void load.refetch()} />
  if (!isPending && items.length === 0)
    return (
      <TableEmpty
        isNarrowed={shown.isNarrowed}
        empty={table.empty}
        noMatch={table.noMatch}
        onClear={shown.clearAll}
      />
    )
  const Body = isPhone ? CardBody : TableBody
  // Cards scroll with the page: a scrolling list inside a scrolling page traps the finger.
  const isScrolledByPage = isPhone && items.length <= virtualFrom
  return (
    <Box
      ref={scroller}
      role="region"
      aria-label={table.caption}
      tabIndex={0}
      sx={{
        overflow: 'auto',
        containerType: 'inline-size',
        maxHeight: isScrolledByPage ? 'none' : (table.maxHeight ?? usualHeight),
        outlineOffset: -2,
      }}
    >
      <Body
        caption={table.caption}
        items={items}
        view={shown.view}
        density={density}
        scroller={scroller}
        isPending={isPending}
        sort={table.state.sort}
        chosen={shown.selected}
        onSort={(sort) => table.onStateChange({ sort })}
        onSelectAll={shown.toggleAll}
      />
    </Box>
  )
}
