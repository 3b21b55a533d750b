import { Fragment, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { usePermitted } from '../../lib/session/permitted.ts'
import type { ListContext } from './list-context.ts'
import { listRowActions } from './row-actions.tsx'
import type { RowActionSpec } from './row-actions.tsx'

type Options<Row> = {
  noun: string
  context: ListContext
  onOpen: (spec: RowActionSpec<Row>, row: Row) => void
}
const noActions: readonly never[] = []

/** The actions of a row for the table, with their dialogs. */
export function useRowActions<Row>(
  specs: readonly RowActionSpec<Row>[] = noActions,
  { noun, context, onOpen }: Options<Row>,
) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { canOpen } = usePermitted()
  // A page's definition never changes, so its hooks always run in the same order.
  const handlers = specs.map((spec) => spec.handler?.(context, noun))
  // `rowActions` must stay stable: a new function at every key press would render all rows again.
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const rowActions = useMemo(() => {
    const start = (spec: RowActionSpec<Row>, row: Row) => {
      if (spec.to) return void navigate(spec.to(row, context))
      return spec.dialog ? onOpen(spec, row) : void latest.current[specs.indexOf(spec)]?.run(row)
    }
    return (row: Row) => listRowActions(specs, row, { noun, t, context, canOpen, start })
  }, [t, navigate, context, canOpen, noun, onOpen, specs])
  return {
    rowActions: specs.length > 0 ? rowActions : undefined,
    // By position: an action may stand in two places of the menu, each for other rows.
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
    dialogs: handlers.map((handler, at) => <Fragment key={at}>{handler?.dialog}</Fragment>),
  }
}
