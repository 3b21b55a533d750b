import type { ReactNode } from 'react'
import type { TableChange, TableState } from '../../lib/table/table-state.ts'
import type { ExportRows } from './toolbar/export-button.tsx'
import type { BulkAction, DataColumn, RowAction } from './table-column.ts'

/** The part of a query result that a table needs; TanStack's result fits. */
export type TableLoad = {
  isPending: boolean
  isError: boolean
  isFetching?: boolean
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export type DataTableProps<Row extends object> = {
  caption: string
  /** Keep these three stable (module level or useMemo): rows are rendered from them. */
  columns: readonly DataColumn<Row>[]
  rowActions?: (row: Row) => readonly RowAction[]
  renderExpanded?: (row: Row) => ReactNode
  rowId: (row: Row) => string
  rows: readonly Row[] | undefined
  /** If set, the server searches, sorts and pages; otherwise the table does, over all rows. */
  total?: number
  state: TableState
  onStateChange: (change: TableChange) => void
  load?: TableLoad
  sizes?: readonly number[]
  searchPlaceholder?: string
  filters?: ReactNode
  empty?: ReactNode
  noMatch?: { title: string; text: string }
  bulkActions?: readonly BulkAction<Row>[]
  visibleActions?: number
  exportName?: string
  /** All rows of the current search and filter; not needed in client mode. */
  exportRows?: ExportRows<Row>
  maxHeight?: number | string
}

export const idleLoad: TableLoad = { isPending: false, isError: false, refetch: () => undefined }
