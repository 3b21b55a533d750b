import Box from '@mui/material/Box'
import { Suspense, lazy } from 'react'
import type { RefObject } from 'react'
import { PlainCards, SkeletonCards } from './table-cards.tsx'
import { TableHead } from './table-head.tsx'
import type { TableHeadProps } from './table-head.tsx'
import { PlainRows } from './table-rows.tsx'
import { SkeletonRows } from './table-skeleton.tsx'
import { rowHeights, tableStyle } from './table-style.ts'
import type { Density } from './table-style.ts'
import type { TableItem, TableView } from './table-view.ts'
import type { VirtualCards as VirtualCardsType } from './virtual-cards.tsx'
import type { VirtualRows as VirtualRowsType } from './virtual-rows.tsx'
import { visuallyHidden } from '../visually-hidden.ts'

// Nearly all lists are short and should not load the virtual ones.
const VirtualRows = lazy(async () => ({
  default: (await import('./virtual-rows.tsx')).VirtualRows,
})) as unknown as typeof VirtualRowsType
const VirtualCards = lazy(async () => ({
  default: (await import('./virtual-cards.tsx')).VirtualCards,
})) as unknown as typeof VirtualCardsType

export const virtualFrom = 100
const skeletonLines = 8

export type TableBodyProps<Row> = TableHeadProps<Row> & {
  caption: string
  items: readonly TableItem<Row>[]
  view: TableView<Row>
  density: Density
  isPending: boolean
  scroller: RefObject<HTMLElement | null>
}

function Rows<Row>({ items, view, density, isPending, scroller }: TableBodyProps<Row>) {
  const skeleton = <SkeletonRows view={view} lines={skeletonLines} />
  if (isPending) return skeleton
  if (items.length <= virtualFrom) return <PlainRows items={items} view={view} />
  return (
    <Suspense fallback={skeleton}>
      <VirtualRows items={items} view={view} rowHeight={rowHeights[density]} scroller={scroller} />
    </Suspense>
  )
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const isVirtual = props.items.length > virtualFrom
  return (
    <Box component="table" aria-busy={props.isPending} sx={tableStyle(props.density, isVirtual)}>
      <Box component="caption" sx={visuallyHidden}>
        {props.caption}
      </Box>
      <TableHead
        view={props.view}
        sort={props.sort}
        onSort={props.onSort}
        chosen={props.chosen}
        onSelectAll={props.onSelectAll}
      />
      <Rows {...props} />
    </Box>
  )
}

export function CardBody<Row>({ items, view, isPending, scroller }: TableBodyProps<Row>) {
  if (isPending) return <SkeletonCards lines={skeletonLines / 2} />
  if (items.length <= virtualFrom) return <PlainCards items={items} view={view} />
  return (
    <Suspense fallback={<SkeletonCards lines={skeletonLines / 2} />}>
      <VirtualCards items={items} view={view} scroller={scroller} />
    </Suspense>
  )
}
