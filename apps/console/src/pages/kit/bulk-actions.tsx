import type { Permission } from '@lumiroute/contract/store-roles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableState } from '../../lib/table/table-state.ts'
import type { TextKey } from '../../lib/text.ts'
import type { BulkAction } from '../../ui/table/table-column.ts'
import type { DialogControl, ListContext, ListSlot } from './list-context.ts'

/** An action on several rows. Its text is `<noun>.list.<id>`; set either `dialog` or `handler`. */
export type BulkActionSpec<Row> = {
  id: string
  icon?: ReactNode
  label?: TextKey
  /** Without this permission it is not offered. */
  needs?: Permission
  isShown?: (state: TableState) => boolean
  dialog?: (rows: readonly Row[], control: DialogControl, slot: ListSlot<Row>) => ReactNode
  /** A hook, as for one row. */
  handler?: (context: ListContext) => (rows: readonly Row[]) => unknown
}

type Shared<Row> = {
  noun: string
  context: ListContext
  state: TableState
  onOpen: (spec: BulkActionSpec<Row>, rows: readonly Row[]) => void
}

export function useBulkActions<Row>(
  specs: readonly BulkActionSpec<Row>[] | undefined,
  { noun, context, state, onOpen }: Shared<Row>,
): readonly BulkAction<Row>[] | undefined {
  const { t } = useTranslation()
  // A page's definition never changes, so its hooks always run in the same order.
  const runs = (specs ?? []).map((spec) => spec.handler?.(context))
  const drawn = specs?.map((spec, at) => ({
    spec,
    action: {
      id: spec.id,
      label: t(spec.label ?? (`${noun}.list.${spec.id}` as TextKey)),
      icon: spec.icon,
      onClick: (rows: readonly Row[]) => (spec.dialog ? onOpen(spec, rows) : void runs[at]?.(rows)),
    },
  }))
  const offered = drawn?.filter(
    ({ spec: { needs, isShown } }) => isShown?.(state) !== false && (!needs || context.may(needs)),
  )
  // Without an action there is nothing to select rows for.
  return offered && offered.length > 0 ? offered.map(({ action }) => action) : undefined
}
