import type { Permission } from '@lumiroute/contract/store-roles'
import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import type { ComponentType, ReactNode } from 'react'
import type { TableState } from '../../lib/table/table-state.ts'
import type { TextKey } from '../../lib/text.ts'
import type { Column } from '../../ui/table/columns.tsx'
import type { SpareColumns } from '../../ui/table/use-spare-columns.ts'
import type { Create, HeaderAction } from './header-actions.tsx'
import type { Filter } from './filters.tsx'
import type { BulkActionSpec } from './bulk-actions.tsx'
import type { ListContext, ListData, ListSlot, Numbered } from './list-context.ts'
import type { RowActionSpec } from './row-actions.tsx'

export type ThingOf<
  E extends Endpoint,
  K extends keyof AnswerOf<E>,
> = AnswerOf<E>[K] extends readonly (infer Thing extends object)[] ? Thing : never
export type RowOf<E extends Endpoint, K extends keyof AnswerOf<E>> = Numbered<ThingOf<E, K>>

/** Definition of one noun's list. The texts are `<noun>.list.*` and `<noun>.field.*`. */
export type ListDefinition<E extends Endpoint, K extends keyof AnswerOf<E>> = {
  noun: string
  endpoint: E
  /** The field of the answer that holds the rows. */
  rows: K
  /** The field that identifies a row; `id` by default. */
  id?: keyof ThingOf<E, K> & string
  columns:
    | readonly Column<RowOf<E, K>>[]
    | ((context: ListContext, state: TableState) => readonly Column<RowOf<E, K>>[])
  /** The request parameter for the store, in a store's list; undefined while it is unknown. */
  scope?: (context: ListContext) => Partial<CallOf<E>> | undefined
  /** Operators may show all stores; `first`: they do unless they choose one. */
  hasAllStores?: boolean | 'first'
  /** The endpoint for all stores, if it differs. */
  endpointOfAll?: Endpoint
  filters?: readonly Filter<Partial<CallOf<E>>, RowOf<E, K>>[]
  /** Where the create button leads, or what it opens. */
  create?: Create
  /** What creating needs, unless it opens a page that says so. */
  createNeeds?: Permission
  headerActions?: readonly HeaderAction[]
  rowActions?: readonly RowActionSpec<RowOf<E, K>>[]
  visibleActions?: number
  bulkActions?: readonly BulkActionSpec<RowOf<E, K>>[]
  /** Columns hidden by default. */
  hidden?: readonly string[] | SpareColumns | ((context: ListContext) => SpareColumns)
  sizes?: readonly number[]
  size?: number
  expanded?: (row: RowOf<E, K>) => ReactNode
  /** Picture above the hint of an empty list, and a replacement for its button. */
  drawing?: ReactNode
  emptyAction?: (context: ListContext, open: (id: string) => void) => ReactNode
  /** Texts other than the noun's defaults; null for none. */
  texts?: Partial<Record<ListText, TextKey>>
  hasNoMatchText?: boolean
  isExported?: boolean
  /** How often to refetch, for lists that change while they are shown. */
  refetchInterval?: number | ((things: readonly ThingOf<E, K>[]) => number | false)
  /** Wraps the table, to add content above or next to it. */
  Frame?: ComponentType<ListSlot<RowOf<E, K>> & { children: ReactNode }>
  /** A hook that receives the loaded list and may change it. */
  extendList?: (list: ListData<RowOf<E, K>>, state: TableState) => ListData<RowOf<E, K>>
}

export type ListText =
  | 'title'
  | 'purpose'
  | 'search'
  | 'empty'
  | 'emptyText'
  | 'create'
  | 'noMatch'
  | 'noMatchText'

export const listText = (
  { noun, texts }: { noun: string; texts?: Partial<Record<ListText, TextKey>> },
  name: ListText,
): TextKey => texts?.[name] ?? (`${noun}.list.${name}` as TextKey)
