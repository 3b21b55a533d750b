import type { ReactNode } from 'react'
import type { CsvCell } from '../../lib/table/csv.ts'

export type CardRole = 'title' | 'subtitle' | 'badge'

export type DataColumn<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'left' | 'right' | 'center'
  mono?: boolean
  width?: number
  /** Whether the person can hide it; true by default. */
  hideable?: boolean
  /** The plain value of the cell: exported, and searched and sorted in client mode. */
  exportValue?: (row: Row) => CsvCell
  cardRole?: CardRole
}

export type RowAction = {
  id: string
  label: string
  icon?: ReactNode
  onClick: () => void
  disabled?: boolean
  disabledReason?: string
  danger?: boolean
  /** The next step for this row: shown as a button with text instead of an icon. */
  isNext?: boolean
}

export type BulkAction<Row> = {
  id: string
  label: string
  icon?: ReactNode
  onClick: (rows: readonly Row[]) => void
  danger?: boolean
}

export function plainValue<Row>(column: DataColumn<Row>, row: Row): CsvCell {
  if (column.exportValue) return column.exportValue(row)
  const shown = column.cell(row)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : ''
}
