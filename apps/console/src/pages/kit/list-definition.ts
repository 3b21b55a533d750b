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

/** What is special about one noun's list. The texts are `<noun>.list.*` and `<noun>.field.*`. */
export type ListDefinition<E extends Endpoint, K extends keyof AnswerOf<E>> = {
  noun: string
  endpoint: E
  /** Where the rows stand in the answer. */
  rows: K
  /** The field that identifies a row; `id` by default. */
  id?: keyof ThingOf<E, K> & string
  columns:
    | readonly Column<RowOf<E, K>>[]
    | ((context: ListContext, state: TableState) => readonly Column<RowOf<E, K>>[])
  /** What names the store in the call, for a list of a store's things; undefined while that is unknown. */
  scope?: (context: ListContext) => Partial<CallOf<E>> | undefined
  /** An operator may look at all stores at once. */
  hasAllStores?: boolean
  /** The endpoint for all stores, where it is another one. */
  endpointOfAll?: Endpoint
  filters?: readonly Filter<Partial<CallOf<E>>, RowOf<E, K>>[]
  /** Where the button that creates one leads to, or what it opens. */
  create?: Create
  headerActions?: readonly HeaderAction[]
  rowActions?: readonly RowActionSpec<RowOf<E, K>>[]
  visibleActions?: number
  bulkActions?: readonly BulkActionSpec<RowOf<E, K>>[]
  /** Columns that are hidden at first. */
  hidden?: readonly string[] | SpareColumns | ((context: ListContext) => SpareColumns)
  sizes?: readonly number[]
  size?: number
  expanded?: (row: RowOf<E, K>) => ReactNode
  /** Over the hint of an empty list, and instead of its button. */
  drawing?: ReactNode
  emptyAction?: (context: ListContext, open: (id: string) => void) => ReactNode
  /** Texts where those of the noun will not do; null for none. */
  texts?: Partial<Record<ListText, TextKey>>
  hasNoMatchText?: boolean
  isExported?: boolean
  /** How often to read again, for lists that change while somebody looks. */
  refetchInterval?: number | ((things: readonly ThingOf<E, K>[]) => number | false)
  /** Around the table: what stands above or beside it. */
  Frame?: ComponentType<ListSlot<RowOf<E, K>> & { children: ReactNode }>
  /** A hook that sees the loaded list and may change it. */
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
