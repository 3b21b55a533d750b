import {
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ExpandedState, RowSelectionState } from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import type { DataColumn } from './table-column.ts'
import type { TableItem } from './table-view.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowExpandingFeature })

export type TableModelInput<Row> = {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  hidden: readonly string[]
  rowId: (row: Row) => string
}

function useColumnDefs<Row extends object>(columns: readonly DataColumn<Row>[]) {
  return useMemo(
    () => columns.map(({ id, header, hideable }) => ({ id, header, enableHiding: hideable !== false })),
    [columns],
  )
}

function without<Value>(record: Record<string, Value>, id: string): Record<string, Value> {
  const { [id]: _gone, ...rest } = record
  return rest
}

function toggle(record: RowSelectionState, id: string): RowSelectionState {
  return record[id] ? without(record, id) : { ...record, [id]: true }
}

export function useTableModel<Row extends object>({ columns, rows, hidden, rowId }: TableModelInput<Row>) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [expanded, setExpanded] = useState<Record<string, boolean>>({})
  const table = useTable({
    features,
    columns: useColumnDefs(columns),
    data: rows as Row[],
    getRowId: rowId,
    getRowCanExpand: () => true,
    state: {
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
      rowSelection,
      expanded: expanded as ExpandedState,
    },
  })
  const visibleIds = table.getVisibleLeafColumns().map(({ id }) => id)
  const shownKey = visibleIds.join('\n')
  const visible = useMemo(
    () => columns.filter(({ id }) => shownKey.split('\n').includes(id)),
    [columns, shownKey],
  )
  const modelRows = table.getRowModel().rows
  const items = useMemo(() => itemsOf(modelRows, rowSelection, expanded), [modelRows, rowSelection, expanded])
  return {
    visible,
    items,
    onSelect: useCallback((id: string) => setRowSelection((now) => toggle(now, id)), []),
    onExpand: useCallback(
      (id: string) => setExpanded((now) => (now[id] ? without(now, id) : { ...now, [id]: true })),
      [],
    ),
    selectAll: (ids: readonly string[]) => setRowSelection(Object.fromEntries(ids.map((id) => [id, true]))),
  }
}

function itemsOf<Row>(
  rows: readonly { id: string; original: Row }[],
  selection: RowSelectionState,
  expansion: Record<string, boolean>,
): TableItem<Row>[] {
  const items: TableItem<Row>[] = []
  for (const { id, original } of rows) {
    const item = { id, row: original, selected: !!selection[id], expanded: !!expansion[id] }
    items.push({ ...item, key: id, kind: 'row' })
    if (item.expanded) items.push({ ...item, key: `${id}/detail`, kind: 'detail' })
  }
  return items
}
