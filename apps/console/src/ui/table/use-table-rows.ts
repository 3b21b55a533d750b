import { useDeferredValue, useEffect, useMemo } from 'react'
import type { TableState } from '../../lib/table/table-state.ts'
import { lastPage, getPage, readAhead, searchRows, sortRows } from './client-rows.ts'
import type { DataColumn } from './table-column.ts'

export type TableRowsInput<Row> = {
  rows: readonly Row[]
  /** Set if the server has already searched, sorted and paged the rows. */
  total: number | undefined
  columns: readonly DataColumn<Row>[]
  state: TableState
  typed: string
}

const longList = 1000

/** Otherwise the first key press in a long list would wait for the text of every row. */
function useReadAhead<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  isOn: boolean,
) {
  useEffect(() => {
    if (!isOn || typeof requestIdleCallback !== 'function') return undefined
    let at = 0
    let handle = 0
    const read = (deadline: IdleDeadline) => {
      at = readAhead(rows, columns, at, () => deadline.timeRemaining() > 1)
      if (at < rows.length) handle = requestIdleCallback(read)
    }
    handle = requestIdleCallback(read)
    return () => cancelIdleCallback(handle)
  }, [rows, columns, isOn])
}

/** The rows of the page, and in client mode all rows of the current search. */
export function useTableRows<Row extends object>({
  rows,
  total,
  columns,
  state,
  typed,
}: TableRowsInput<Row>) {
  const isServer = total !== undefined
  const q = useDeferredValue(isServer ? '' : typed.trim())
  useReadAhead(rows, columns, !isServer && rows.length > longList)
  const sorted = useMemo(
    () => (isServer ? rows : sortRows(rows, columns, state.sort)),
    [isServer, rows, columns, state.sort],
  )
  const found = useMemo(() => searchRows(sorted, columns, q), [sorted, columns, q])
  const count = isServer ? total : found.length
  const page = Math.min(state.page, lastPage(count, state.size))
  const shown = useMemo(
    () => (isServer ? found : getPage(found, page, state.size)),
    [isServer, found, page, state.size],
  )
  return { shown, found, count, page, isServer }
}
