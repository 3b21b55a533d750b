import { Fragment, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ListContext } from './list-context.ts'
import { listRowActions } from './row-actions.tsx'
import type { RowActionSpec } from './row-actions.tsx'

type Options<Row> = {
  noun: string
  context: ListContext
  onOpen: (spec: RowActionSpec<Row>, row: Row) => void
}
const noActions: readonly never[] = []

/** The actions of a row as the table draws them, and the dialogs that belong to them. */
export function useRowActions<Row>(
  specs: readonly RowActionSpec<Row>[] = noActions,
  { noun, context, onOpen }: Options<Row>,
) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // The definition of a page never changes, so its hooks are always the same.
  const handlers = specs.map((spec) => spec.handler?.(context, noun))
  // Rows are drawn from `rowActions`: a new function at every key press would draw all of them again.
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const rowActions = useMemo(() => {
    const start = (spec: RowActionSpec<Row>, row: Row) => {
      if (spec.to) return void navigate(spec.to(row, context))
      return spec.dialog ? onOpen(spec, row) : void latest.current[specs.indexOf(spec)]?.run(row)
    }
    return (row: Row) => listRowActions(specs, row, { noun, t, context, start })
  }, [t, navigate, context, noun, onOpen, specs])
  return {
    rowActions: specs.length > 0 ? rowActions : undefined,
    dialogs: handlers.map((handler, at) => <Fragment key={specs[at]?.id}>{handler?.dialog}</Fragment>),
  }
}
