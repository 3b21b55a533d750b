import { useCallback, useMemo, useState } from 'react'
import type { DataColumn } from './table-column.ts'
import type { TableItem } from './table-view.ts'

export type TableModelInput<Row> = {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  hidden: readonly string[]
  rowId: (row: Row) => string
}

type Ids = ReadonlySet<string>
const none: Ids = new Set()

function toggled(ids: Ids, id: string): Ids {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

function useIds() {
  const [ids, setIds] = useState(none)
  const toggle = useCallback((id: string) => setIds((now) => toggled(now, id)), [])
  return { ids, setIds, toggle }
}

/** A column that cannot be hidden stays, even if the URL says otherwise. */
export function visibleColumns<Row>(columns: readonly DataColumn<Row>[], hidden: readonly string[]) {
  return columns.filter(({ id, hideable }) => hideable === false || !hidden.includes(id))
}

export function toItems<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  selection: Ids,
  expansion: Ids,
): TableItem<Row>[] {
  const items: TableItem<Row>[] = []
  for (const row of rows) {
    const id = rowId(row)
    const item = { id, row, selected: selection.has(id), expanded: expansion.has(id) }
    items.push({ ...item, key: id, kind: 'row' })
    if (item.expanded) items.push({ ...item, key: `${id}/detail`, kind: 'detail' })
  }
  return items
}

/** Visible columns, selected rows and expanded rows. */
export function useTableModel<Row extends object>({ columns, rows, hidden, rowId }: TableModelInput<Row>) {
  const selection = useIds()
  const expansion = useIds()
  // The URL gives a new list at every key press in the search; the rows must not render again for it.
  const hiddenText = hidden.join('\n')
  return {
    visible: useMemo(() => visibleColumns(columns, hiddenText.split('\n')), [columns, hiddenText]),
    items: useMemo(
      () => toItems(rows, rowId, selection.ids, expansion.ids),
      [rows, rowId, selection.ids, expansion.ids],
    ),
    onSelect: selection.toggle,
    onExpand: expansion.toggle,
    selectAll: (ids: readonly string[]) => selection.setIds(new Set(ids)),
  }
}
