import { useEffect, useMemo } from 'react'
import { isNarrowed } from '../../lib/table/table-state.ts'
import type { TableChange } from '../../lib/table/table-state.ts'
import { useDeferredFirst } from '../../lib/use-deferred-first.ts'
import { useTableModel } from './table-model.ts'
import { idleLoad } from './table-props.ts'
import type { DataTableProps } from './table-props.ts'
import type { TableView } from './table-view.ts'
import { useSearchText } from './toolbar/use-search-text.ts'
import { useTableRows } from './use-table-rows.ts'

const noRows: readonly never[] = []

/** Deleting the last row of the last page would leave the person on a page that no longer exists. */
function usePageInRange(
  page: number,
  asked: number,
  isSettled: boolean,
  onChange: (change: TableChange) => void,
) {
  useEffect(() => {
    if (isSettled && page < asked) onChange({ page })
  }, [isSettled, page, asked, onChange])
}

function selectedPart(count: number, of: number): 'none' | 'some' | 'all' {
  if (count === 0) return 'none'
  return count === of ? 'all' : 'some'
}

/** State of a table: the rows of the page, the search, selected and expanded rows. */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rowActions, renderExpanded, state, onStateChange, visibleActions = 1 } = props
  const { load = idleLoad } = props
  const search = useSearchText(state.q, (q) => onStateChange({ q }))
  const { typed } = search
  const isPending = !useDeferredFirst(load.isPending ? undefined : load)
  const rows = props.rows ?? noRows
  const found = useTableRows({ rows, total: props.total, columns, state, typed })
  const model = useTableModel({ columns, rows: found.shown, hidden: state.hidden, rowId: props.rowId })
  const { visible, items, onSelect, onExpand } = model
  const selectable = !!props.bulkActions?.length
  const view: TableView<Row> = useMemo(
    () => ({ columns: visible, rowActions, renderExpanded, visibleActions, selectable, onSelect, onExpand }),
    [visible, rowActions, renderExpanded, visibleActions, selectable, onSelect, onExpand],
  )
  const isSettled = !load.isPending && !load.isFetching && !load.isError
  usePageInRange(found.page, state.page, isSettled, onStateChange)

  const rowItems = items.filter(({ kind }) => kind === 'row')
  const selectedRows = rowItems.filter(({ selected }) => selected).map(({ row }) => row)
  const selected = selectedPart(selectedRows.length, rowItems.length)
  return {
    ...found,
    load,
    search,
    isPending,
    items,
    view,
    selectedRows,
    selected,
    isNarrowed: typed !== '' || isNarrowed(state),
    selectNone: () => model.selectAll([]),
    toggleAll: () => model.selectAll(selected === 'all' ? [] : rowItems.map(({ id }) => id)),
    clearAll: () => {
      search.onClear()
      onStateChange({ q: '', filters: {} })
    },
  }
}

export type DataTableState<Row extends object> = ReturnType<typeof useDataTable<Row>>
