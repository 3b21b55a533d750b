import type { ReactNode } from 'react'
import type { DataColumn, RowAction } from './table-column.ts'

/** What every row needs to render; stable while the person types, so that rows do not render again. */
export type TableView<Row> = {
  columns: readonly DataColumn<Row>[]
  rowActions?: (row: Row) => readonly RowAction[]
  visibleActions: number
  renderExpanded?: (row: Row) => ReactNode
  selectable: boolean
  onSelect: (id: string) => void
  onExpand: (id: string) => void
}

export type TableItem<Row> = {
  key: string
  kind: 'row' | 'detail'
  id: string
  row: Row
  selected: boolean
  expanded: boolean
}

export function columnCount<Row>(view: TableView<Row>): number {
  const extra = [view.selectable, view.renderExpanded, view.rowActions].filter(Boolean).length
  return view.columns.length + extra
}
