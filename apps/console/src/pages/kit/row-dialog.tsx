import { Fragment, Suspense, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { BulkActionSpec } from './bulk-actions.tsx'
import type { DialogControl, ListContext, ListSlot } from './list-context.ts'
import type { RowActionSpec } from './row-actions.tsx'

type Draw<Row> = (control: DialogControl, slot: ListSlot<Row>) => ReactNode
type Opened<Row> = { key: number; open: boolean; draw: Draw<Row> }

const fadeMs = 300

/** The dialog opened by one or several rows; unmounts after it has faded out. */
export function useRowDialog<Row>(context: ListContext) {
  const [opened, setOpened] = useState<Opened<Row>>()
  const show = useCallback(
    (draw: Draw<Row>) => setOpened((last) => ({ key: (last?.key ?? 0) + 1, open: true, draw })),
    [],
  )
  const isFading = opened?.open === false
  useEffect(() => {
    if (!isFading) return undefined
    const timer = setTimeout(() => setOpened(undefined), fadeMs)
    return () => clearTimeout(timer)
  }, [isFading])
  const onClose = () => setOpened((last) => last && { ...last, open: false })
  return {
    openRow: useCallback(
      (spec: RowActionSpec<Row>, row: Row) => show((control) => spec.dialog?.(row, control, context)),
      [show, context],
    ),
    openRows: (spec: BulkActionSpec<Row>, rows: readonly Row[]) =>
      show((control, slot) => spec.dialog?.(rows, control, slot)),
    dialog: (slot: ListSlot<Row>) =>
      opened && (
        <Fragment key={opened.key}>
          <Suspense>{opened.draw({ open: opened.open, onClose }, slot)}</Suspense>
        </Fragment>
      ),
  }
}
