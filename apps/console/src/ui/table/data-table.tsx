import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../lib/table/table-state.ts'
import { useArrival } from '../../lib/use-arrival.ts'
import { ProgressLine } from '../progress-line.tsx'
import { FailedState } from '../states.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { ExportButton } from './export-button.tsx'
import type { ExportRows } from './export-button.tsx'
import { SearchBox } from './search-box.tsx'
import { SortMenu } from './sort-menu.tsx'
import { CardBody, TableBody, virtualFrom } from './table-body.tsx'
import type { BulkAction, DataColumn, RowAction } from './table-column.ts'
import { TableEmpty } from './table-empty.tsx'
import { TableFooter } from './table-footer.tsx'
import { useTableModel } from './table-model.ts'
import { DensityButton, TableToolbar } from './table-toolbar.tsx'
import type { TableView } from './table-view.ts'
import { useDensity } from './use-density.ts'
import { useSearchText } from './use-search-text.ts'
import { useTableRows } from './use-table-rows.ts'

/** The part of a query's result that a table needs; TanStack's fits as it is. */
export type TableLoad = {
  isPending: boolean
  isError: boolean
  isFetching?: boolean
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export type DataTableProps<Row extends object> = {
  caption: string
  /** Keep these three stable (module level or useMemo): they are what rows are drawn from. */
  columns: readonly DataColumn<Row>[]
  rowActions?: (row: Row) => readonly RowAction[]
  renderExpanded?: (row: Row) => ReactNode
  rowId: (row: Row) => string
  rows: readonly Row[] | undefined
  /** Given: the server searches, sorts and pages. Absent: the table does, over all rows. */
  total?: number
  state: TableState
  onStateChange: (change: TableChange) => void
  load?: TableLoad
  sizes?: readonly number[]
  searchPlaceholder?: string
  filters?: ReactNode
  empty?: ReactNode
  noMatch?: { title: string; text: string }
  bulkActions?: readonly BulkAction<Row>[]
  visibleActions?: number
  exportName?: string
  /** All rows of the current search and filter; in client mode the table knows them itself. */
  exportRows?: ExportRows<Row>
  maxHeight?: number | string
}

const noRows: readonly never[] = []
const usualSizes = [20, 50, 100]
const idle: TableLoad = { isPending: false, isError: false, refetch: () => undefined }

/** Deleting the last row of the last page would leave the person on a page that is no more. */
function usePageInRange(
  page: number,
  state: TableState,
  isSettled: boolean,
  onChange: (change: TableChange) => void,
) {
  useEffect(() => {
    if (isSettled && page < state.page) onChange({ page })
  }, [isSettled, page, state.page, onChange])
}

function chosenOf(count: number, of: number): 'none' | 'some' | 'all' {
  if (count === 0) return 'none'
  return count === of ? 'all' : 'some'
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rowActions, renderExpanded, state, onStateChange, load = idle, visibleActions = 1 } = props
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true })
  const scroller = useRef<HTMLDivElement>(null)
  const [density, setDensity] = useDensity()
  const search = useSearchText(state.q, (q) => onStateChange({ q }))
  const { typed } = search
  const isPending = !useArrival(load.isPending ? undefined : load)
  const rows = props.rows ?? noRows
  const { shown, found, count, page, isServer } = useTableRows({
    rows,
    total: props.total,
    columns,
    state,
    typed,
  })
  const model = useTableModel({ columns, rows: shown, hidden: state.hidden, rowId: props.rowId })
  const { visible, items, onSelect, onExpand } = model
  const selectable = !!props.bulkActions?.length
  const view: TableView<Row> = useMemo(
    () => ({ columns: visible, rowActions, renderExpanded, visibleActions, selectable, onSelect, onExpand }),
    [visible, rowActions, renderExpanded, visibleActions, selectable, onSelect, onExpand],
  )
  usePageInRange(page, state, !load.isPending && !load.isFetching && !load.isError, onStateChange)

  const rowItems = items.filter(({ kind }) => kind === 'row')
  const chosenRows = rowItems.filter(({ selected }) => selected).map(({ row }) => row)
  const chosen = chosenOf(chosenRows.length, rowItems.length)
  const exportRows = props.exportRows ?? (isServer ? undefined : async () => found)
  const sortables = columns.filter(({ sortable }) => sortable)
  const hideables = columns.filter(({ hideable }) => hideable !== false)
  const isNarrowed = typed !== '' || state.q !== '' || Object.keys(state.filters).length > 0
  const clearAll = () => {
    search.onClear()
    onStateChange({ q: '', filters: {} })
  }
  const isEmpty = !isPending && items.length === 0
  const bodyProps = {
    caption: props.caption,
    items,
    view,
    density,
    scroller,
    isPending,
    sort: state.sort,
    chosen,
    onSort: (sort: string) => onStateChange({ sort }),
    onSelectAll: () => model.selectAll(chosen === 'all' ? [] : rowItems.map(({ id }) => id)),
  }
  // Cards scroll with the page: a list that scrolls inside a page that scrolls traps the thumb.
  const isPagedByThumb = isPhone && items.length <= virtualFrom
  const Body = isPhone ? CardBody : TableBody
  const tools = (
    <>
      {isPhone && sortables.length > 0 && (
        <SortMenu columns={sortables} sort={state.sort} onChange={(sort) => onStateChange({ sort })} />
      )}
      <ColumnMenu
        columns={hideables}
        hidden={state.hidden}
        onChange={(hidden) => onStateChange({ hidden })}
      />
      {!isPhone && <DensityButton density={density} onChange={setDensity} />}
      {exportRows && (
        <ExportButton name={props.exportName ?? props.caption} columns={columns} exportRows={exportRows} />
      )}
    </>
  )
  const searchBox = <SearchBox search={search} placeholder={props.searchPlaceholder} />
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        position: 'relative',
      }}
    >
      {selectable && chosen !== 'none' ? (
        <BulkBar rows={chosenRows} actions={props.bulkActions ?? []} onClear={() => model.selectAll([])} />
      ) : (
        <TableToolbar search={searchBox} filters={props.filters} tools={tools} />
      )}
      <Box sx={{ height: 0, position: 'relative', zIndex: 3 }}>
        {load.isFetching && !isPending && (
          <Box sx={{ mt: '-1px' }}>
            <ProgressLine label={t('ui.table.loading')} />
          </Box>
        )}
      </Box>
      {load.isError && items.length === 0 ? (
        <FailedState onRetry={() => void load.refetch()} />
      ) : isEmpty ? (
        <TableEmpty isNarrowed={isNarrowed} empty={props.empty} noMatch={props.noMatch} onClear={clearAll} />
      ) : (
        <Box
          ref={scroller}
          role="region"
          aria-label={props.caption}
          tabIndex={0}
          sx={{
            overflow: 'auto',
            containerType: 'inline-size',
            maxHeight: isPagedByThumb ? 'none' : (props.maxHeight ?? 'max(420px, calc(100dvh - 300px))'),
            outlineOffset: -2,
          }}
        >
          <Body {...bodyProps} />
        </Box>
      )}
      {!isPending && count > 0 && (
        <TableFooter
          page={page}
          size={state.size}
          sizes={props.sizes ?? usualSizes}
          total={count}
          onChange={onStateChange}
        />
      )}
    </Box>
  )
}
