import type { AnswerOf, Endpoint } from '@lumiroute/contract'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableControl } from '../../lib/table/table-state.ts'
import { EmptyState } from '../../ui/states.tsx'
import { useColumns } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useBulkActions } from './bulk-actions.tsx'
import { FilterControls } from './filter-controls.tsx'
import type { ListContext } from './list-context.ts'
import { useListData } from './list-data.ts'
import { listText } from './list-definition.ts'
import type { ListDefinition, RowOf } from './list-definition.ts'
import { useRowActions } from './use-row-actions.tsx'
import { useRowDialog } from './row-dialog.tsx'

export type ListTableProps<E extends Endpoint, K extends keyof AnswerOf<E>> = {
  definition: ListDefinition<E, K>
  context: ListContext
  table: TableControl
  sizes?: readonly number[]
  /** The button of an empty list. */
  emptyAction?: ReactNode
}

function PlainFrame({ children }: { children: ReactNode }) {
  return children
}

/** The table of a list with its filters, actions, export and states. */
export function ListTable<E extends Endpoint, K extends keyof AnswerOf<E>>({
  definition,
  context,
  table,
  sizes,
  emptyAction,
}: ListTableProps<E, K>) {
  type Row = RowOf<E, K>
  const { noun, id = 'id', filters = [], Frame = PlainFrame, extendList = (list) => list } = definition
  const { t } = useTranslation()
  const { state } = table
  const { columns: given } = definition
  const specs = useMemo(
    () => (typeof given === 'function' ? given(context, state) : given),
    [given, context, state],
  )
  const data = useListData(definition, specs, state, context)
  const list = extendList(data.list, state)
  const slot = { context, table, list }
  const { openRow, openRows, dialog } = useRowDialog<Row>(context)
  const { rowActions, dialogs } = useRowActions(definition.rowActions, { noun, context, onOpen: openRow })
  const bulkActions = useBulkActions(definition.bulkActions, { noun, context, state, onOpen: openRows })
  const rowId = useCallback((row: Row) => String(row[id as keyof Row]), [id])
  const say = (name: Parameters<typeof listText>[1]) => t(listText(definition, name))
  const controls = { noun, context, table, rows: list.rows }
  const empty = (
    <EmptyState
      title={say('empty')}
      text={say('emptyText')}
      drawing={definition.drawing}
      action={emptyAction}
    />
  )
  return (
    <Frame {...slot}>
      <FilterControls {...controls} filters={filters.filter(({ isAbove }) => isAbove)} />
      <DataTable
        caption={say('title')}
        columns={useColumns(noun, specs)}
        rowActions={rowActions}
        visibleActions={definition.visibleActions ?? 2}
        renderExpanded={definition.expanded}
        rowId={rowId}
        {...list}
        {...table}
        sizes={sizes}
        searchPlaceholder={say('search')}
        filters={<FilterControls {...controls} filters={filters.filter(({ isAbove }) => !isAbove)} />}
        bulkActions={bulkActions}
        empty={empty}
        noMatch={definition.hasNoMatchText ? { title: say('noMatch'), text: say('noMatchText') } : undefined}
        exportRows={definition.isExported === false ? undefined : data.exportRows}
      />
      {dialogs}
      {dialog(slot)}
    </Frame>
  )
}
