import Box from '@mui/material/Box'
import { memo, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { ReactNode, Ref, UIEvent } from 'react'
import { indexedStyle, rowPx } from './indexed-style.ts'

export type IndexedColumn = {
  id: string
  header: string
  cell: (index: number) => ReactNode
  align?: 'right'
  width: number
  /** Hidden on a phone. */
  isSpare?: boolean
}

/** Marks a row and scrolls to it, without rendering the others again. */
export type IndexedHandle = { moveTo: (index: number) => void }

export type IndexedTableProps = {
  caption: string
  count: number
  /** Keep stable between renders: rows are rendered from them. */
  columns: readonly IndexedColumn[]
  height: number
  handle?: Ref<IndexedHandle>
  onPick?: (index: number) => void
}

const getClass = ({ align, isSpare }: IndexedColumn) =>
  [align, isSpare && 'spare'].filter(Boolean).join(' ') || undefined

type RowProps = Pick<IndexedTableProps, 'columns'> & { index: number }

const Row = memo(function Row({ index, columns }: RowProps) {
  return (
    <tr aria-rowindex={index + 2} data-index={index}>
      {columns.map((column) => (
        <td key={column.id} className={getClass(column)}>
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

/** Rows of one height are found by index: nothing is stored for those out of view. */
function useRowsInSight(count: number, height: number) {
  const [top, setTop] = useState(0)
  const first = Math.min(Math.max(top - spareRows, 0), Math.max(count - 1, 0))
  const last = Math.min(top + Math.ceil(height / rowPx) + 2 * spareRows, count)
  const onScroll = ({ currentTarget }: UIEvent) => {
    const row = Math.floor(currentTarget.scrollTop / rowPx)
    // In steps, so that most frames of a scroll render no row.
    setTop(row - (row % spareRows))
  }
  return { first, last, onScroll }
}

const followMs = 80

/** Scrolling forces a layout: ten times a second looks as smooth and leaves time for frames. */
function useMark(scroller: { readonly current: HTMLElement | null }, { handle, height }: MarkProps) {
  const mark = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wanted = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  useImperativeHandle(handle, () => {
    const follow = () => {
      timer.current = undefined
      const place = scroller.current
      if (!place || !mark.current) return
      mark.current.hidden = false
      mark.current.style.transform = `translateY(${(wanted.current + 1) * rowPx}px)`
      // Do not scroll the row from under the pointer of somebody reading.
      if (!place.matches(':hover')) place.scrollTop = (wanted.current + 1.5) * rowPx - height / 2
    }
    return {
      moveTo: (index) => {
        wanted.current = index
        timer.current ??= setTimeout(follow, followMs)
      },
    }
  }, [scroller, height])
  return mark
}

type MarkProps = Pick<IndexedTableProps, 'handle' | 'height'>

/** A table of very many rows rendered by index; only the visible ones are in the DOM. */
export function IndexedTable({ caption, count, columns, height, handle, onPick }: IndexedTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const mark = useMark(scroller, { handle, height })
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
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the timeline next to it is the keyboard alternative */}
      <table aria-rowcount={count + 1} onClick={onPick && pick} data-picks={onPick ? '' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={getClass(column)} style={{ width: column.width }}>
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
