import Box from '@mui/material/Box'
import { memo, useImperativeHandle, useRef, useState } from 'react'
import type { ReactNode, Ref, UIEvent } from 'react'
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

const spareRows = 8

/** Rows of one height are found by counting: nothing is kept for those out of sight. */
function useRowsInSight(count: number, height: number) {
  const [top, setTop] = useState(0)
  const first = Math.min(Math.max(top - spareRows, 0), Math.max(count - 1, 0))
  const last = Math.min(top + Math.ceil(height / rowPx) + 2 * spareRows, count)
  const onScroll = ({ currentTarget }: UIEvent) => {
    const row = Math.floor(currentTarget.scrollTop / rowPx)
    // In steps: most frames of a scroll then draw no row at all.
    setTop(row - (row % spareRows))
  }
  return { first, last, onScroll }
}

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
  const { first, last, onScroll } = useRowsInSight(count, height)
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
      onScroll={onScroll}
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
          <Space height={first * rowPx} span={columns.length} />
          {Array.from({ length: last - first }, (_, at) => (
            <Row key={first + at} index={first + at} columns={columns} />
          ))}
          <Space height={(count - last) * rowPx} span={columns.length} />
        </tbody>
      </table>
    </Box>
  )
}
