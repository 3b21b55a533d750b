import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { TableRow } from './table-rows.tsx'
import { columnCount } from './table-view.ts'
import type { TableItem, TableView } from './table-view.ts'

export type VirtualRowsProps<Row> = {
  items: readonly TableItem<Row>[]
  view: TableView<Row>
  rowHeight: number
  scroller: RefObject<HTMLElement | null>
}

function Space({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td aria-hidden colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

/** Only the visible rows are in the DOM, however long the list is. */
export function VirtualRows<Row>({ items, view, rowHeight, scroller }: VirtualRowsProps<Row>) {
  const window = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'detail' ? 160 : rowHeight),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 12,
  })
  // Rows have one height; measuring each would force a layout for every row that becomes visible.
  const measured = ({ kind }: TableItem<Row>) => (kind === 'detail' ? window.measureElement : undefined)
  const shown = window.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = window.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const span = columnCount(view)
  return (
    <tbody>
      <Space height={before} span={span} />
      {shown.map(({ index, key }) => {
        const item = items[index]
        return item && <TableRow key={key} item={item} view={view} index={index} measure={measured(item)} />
      })}
      <Space height={after} span={span} />
    </tbody>
  )
}
