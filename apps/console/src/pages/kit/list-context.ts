import type { TableControl } from '../../lib/table/table-state.ts'
import type { Permitted } from '../../lib/session/permitted.ts'
import type { TableLoad } from '../../ui/table/table-props.ts'

/** The store of the list. On a page without a store only `storeCode` is empty. */
export type ListContext = {
  storeCode: string
  /** undefined until the chosen store has loaded. */
  storeId: number | undefined
  /** The store that an operator chose, for links. */
  chosen: string | undefined
  isAll: boolean
  /** Operators choose the store, so their links name it. */
  canChoose: boolean
  /** What the person's role allows. */
  may: Permitted['may']
}

export type Numbered<Thing> = Thing & { rowNumber: number }

export type ListData<Row> = { rows: readonly Row[] | undefined; total: number; load: TableLoad }
export type ListSlot<Row> = { context: ListContext; table: TableControl; list: ListData<Row> }

export type DialogControl = { open: boolean; onClose: () => void }
