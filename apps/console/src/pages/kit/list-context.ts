import type { TableControl } from '../../lib/table/table-state.ts'
import type { TableLoad } from '../../ui/table/table-props.ts'

/** Whose list it is. On a page that belongs to no store only `storeCode` is empty. */
export type ListContext = {
  storeCode: string
  /** Unknown until the chosen store was read. */
  storeId: number | undefined
  /** The store that an operator chose, for the addresses of other pages. */
  chosen: string | undefined
  isAll: boolean
  /** Operators choose the store; the addresses of other pages name it for them. */
  canChoose: boolean
}

export type Numbered<Thing> = Thing & { rowNumber: number }

export type ListData<Row> = { rows: readonly Row[] | undefined; total: number; load: TableLoad }
export type ListSlot<Row> = { context: ListContext; table: TableControl; list: ListData<Row> }

export type DialogControl = { open: boolean; onClose: () => void }
