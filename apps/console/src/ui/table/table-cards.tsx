import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { memo } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { RowActions } from './row-actions.tsx'
import type { CardRole, DataColumn } from './table-column.ts'
import { ExpandButton, RowCheck } from './table-rows.tsx'
import type { TableItem, TableView } from './table-view.ts'

const cardStyle = {
  borderBottom: 1,
  borderColor: 'divider',
  px: 2,
  py: 1.5,
  fontSize: 13,
  lineHeight: '20px',
} as const

function byRole<Row>(columns: readonly DataColumn<Row>[], role: CardRole): DataColumn<Row>[] {
  return columns.filter(({ cardRole }) => cardRole === role)
}

function CardTitle<Row>({ item, view }: { item: TableItem<Row>; view: TableView<Row> }) {
  const { t } = useTranslation()
  const titles = byRole(view.columns, 'title')
  const first = titles.length > 0 ? titles : view.columns.slice(0, 1)
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {view.selectable && (
        <Box sx={{ pt: 0.25 }}>
          <RowCheck
            label={t('ui.table.selectRow')}
            checked={item.selected}
            onChange={() => view.onSelect(item.id)}
          />
        </Box>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {first.map((column) => (
            <div key={column.id}>{column.cell(item.row)}</div>
          ))}
        </Box>
        {byRole(view.columns, 'subtitle').map((column) => (
          <Box key={column.id} sx={{ color: 'text.secondary' }}>
            {column.cell(item.row)}
          </Box>
        ))}
      </Box>
      {byRole(view.columns, 'badge').map((column) => (
        <div key={column.id}>{column.cell(item.row)}</div>
      ))}
    </Stack>
  )
}

function CardFacts<Row>({ item, view }: { item: TableItem<Row>; view: TableView<Row> }) {
  const hasTitle = view.columns.some(({ cardRole }) => cardRole === 'title')
  const facts = view.columns.filter(({ cardRole }, index) => !cardRole && (hasTitle || index > 0))
  return (
    <Box
      component="dl"
      sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.25 }}
    >
      {facts.map((column) => (
        <Box key={column.id} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {column.header}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' }}>
            {column.cell(item.row)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export type TableCardProps<Row> = {
  item: TableItem<Row>
  view: TableView<Row>
  index?: number
  measure?: Ref<HTMLLIElement>
}

function AnyCard<Row>({ item, view, index, measure }: TableCardProps<Row>) {
  if (item.kind === 'detail')
    return (
      <Box
        component="li"
        data-index={index}
        ref={measure}
        sx={{ ...cardStyle, bgcolor: 'background.default' }}
      >
        {view.renderExpanded?.(item.row)}
      </Box>
    )
  const actions = view.rowActions?.(item.row) ?? []
  return (
    <Box component="li" data-kind="row" data-index={index} ref={measure} sx={cardStyle}>
      <CardTitle item={item} view={view} />
      <CardFacts item={item} view={view} />
      <Stack direction="row" sx={{ mt: 0.75, mx: -0.5, justifyContent: 'space-between' }}>
        {view.renderExpanded ? (
          <ExpandButton expanded={item.expanded} onClick={() => view.onExpand(item.id)} />
        ) : (
          <span />
        )}
        {actions.length > 0 && <RowActions actions={actions} visible={view.visibleActions} />}
      </Stack>
    </Box>
  )
}

export const TableCard = memo(AnyCard) as typeof AnyCard

export const cardList = { m: 0, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' } as const

export function PlainCards<Row>({ items, view }: { items: readonly TableItem<Row>[]; view: TableView<Row> }) {
  return (
    <Box component="ul" sx={cardList}>
      {items.map((item) => (
        <TableCard key={item.key} item={item} view={view} />
      ))}
    </Box>
  )
}

export function SkeletonCards({ lines }: { lines: number }) {
  return (
    <Box aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Box key={line} sx={cardStyle}>
          <Skeleton variant="text" width="56%" height={24} />
          <Skeleton variant="text" width="100%" />
          <Skeleton variant="text" width="84%" />
        </Box>
      ))}
    </Box>
  )
}
