import { useVirtualizer } from '@tanstack/react-virtual'
import Box from '@mui/material/Box'
import type { RefObject } from 'react'
import { TableCard, cardList } from './table-cards.tsx'
import type { TableItem, TableView } from './table-view.ts'

export type VirtualCardsProps<Row> = {
  items: readonly TableItem<Row>[]
  view: TableView<Row>
  scroller: RefObject<HTMLElement | null>
}

export function VirtualCards<Row>({ items, view, scroller }: VirtualCardsProps<Row>) {
  const window = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 96 + view.columns.length * 16,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 6,
  })
  const shown = window.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = window.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <Box component="ul" sx={cardList} style={{ paddingTop: before, paddingBottom: after }}>
      {shown.map(({ index, key }) => {
        const item = items[index]
        return (
          item && (
            <TableCard key={key} item={item} view={view} index={index} measure={window.measureElement} />
          )
        )
      })}
    </Box>
  )
}
