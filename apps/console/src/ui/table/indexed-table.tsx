import { useVirtualizer } from '@tanstack/react-virtual'
import Box from '@mui/material/Box'
import { memo, useEffect, useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { indexedStyle, rowPx } from './indexed-style.ts'

export type IndexedColumn = {
  id: string
  header: string
  cell: (index: number) => ReactNode
  align?: 'right'
  width: number
  /** Left out on a phone. */
  isSpare?: boolean
}

/** Marks a row and brings it into sight, without drawing the others again. */
export type IndexedHandle = { moveTo: (index: number) => void }

export type IndexedTableProps = {
  caption: string
  count: number
  /** Stable between renders: they are what rows are drawn from. */
  columns: readonly IndexedColumn[]
  height: number
  handle?: Ref<IndexedHandle>
  onPick?: (index: number) => void
}

const classOf = ({ align, isSpare }: IndexedColumn) =>
  [align, isSpare && 'spare'].filter(Boolean).join(' ') || undefined

type RowProps = Pick<IndexedTableProps, 'columns'> & { index: number }

const Row = memo(function Row({ index, columns }: RowProps) {
  return (
    <tr aria-rowindex={index + 2} data-index={index}>
      {columns.map((column) => (
        <td key={column.id} className={classOf(column)}>
          {column.cell(index)}
        </td>
      ))}
    </tr>
  )
})

const Space = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td aria-hidden colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )

/** The marked row is kept in the middle; a frame that goes by moves only the mark. */
function useMark(scroller: { readonly current: HTMLElement | null }, handle: Ref<IndexedHandle> | undefined) {
  const mark = useRef<HTMLDivElement>(null)
  useImperativeHandle(
    handle,
    () => ({
      moveTo: (index) => {
        const place = scroller.current
        if (!place || !mark.current) return
        mark.current.hidden = false
        mark.current.style.transform = `translateY(${(index + 1) * rowPx}px)`
        const top = (index + 1.5) * rowPx - place.clientHeight / 2
        if (!place.matches(':hover')) place.scrollTop = top
      },
    }),
    [scroller],
  )
  return mark
}

/** A table of very many rows that are made from their number; only those in sight stand in the page. */
export function IndexedTable({ caption, count, columns, height, handle, onPick }: IndexedTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const mark = useMark(scroller, handle)
  const window = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 8,
  })
  useEffect(() => window.measure(), [window, count])
  const shown = window.getVirtualItems()
  const pick = (event: { target: EventTarget }) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-index]')
    if (row) onPick?.(Number(row.dataset.index))
  }
  return (
    <Box
      ref={scroller}
      role="region"
      aria-label={caption}
      tabIndex={0}
      sx={{ ...indexedStyle, maxHeight: height }}
    >
      <div ref={mark} className="mark" aria-hidden hidden />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <table aria-rowcount={count + 1} onClick={onPick && pick} data-picks={onPick ? '' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)} style={{ width: column.width }}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={shown[0]?.start ?? 0} span={columns.length} />
          {shown.map(({ index, key }) => (
            <Row key={key} index={index} columns={columns} />
          ))}
          <Space height={window.getTotalSize() - (shown.at(-1)?.end ?? 0)} span={columns.length} />
        </tbody>
      </table>
    </Box>
  )
}
