import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { nextSort, readSort } from '../../lib/table/table-state.ts'
import type { DataColumn } from './table-column.ts'
import { RowCheck } from './table-rows.tsx'
import type { TableView } from './table-view.ts'
import { visuallyHidden } from '../visually-hidden.ts'

export type TableHeadProps<Row> = {
  view: TableView<Row>
  sort: string
  onSort: (sort: string) => void
  chosen: 'none' | 'some' | 'all'
  onSelectAll: () => void
}

function direction(sort: string, id: string): 'ascending' | 'descending' | 'none' {
  const now = readSort(sort)
  if (now?.id !== id) return 'none'
  return now.direction === 'asc' ? 'ascending' : 'descending'
}

const arrows = { ascending: ArrowUpward, descending: ArrowDownward, none: UnfoldMore }

type SortHeadProps<Row> = { column: DataColumn<Row>; sort: string; onSort: (sort: string) => void }

function SortHead<Row>({ column, sort, onSort }: SortHeadProps<Row>) {
  const now = direction(sort, column.id)
  const Arrow = arrows[now]
  return (
    <th scope="col" aria-sort={now} className={column.align} style={{ width: column.width }}>
      <ButtonBase
        onClick={() => onSort(nextSort(sort, column.id))}
        sx={{
          gap: 0.25,
          mx: -0.75,
          px: 0.75,
          height: 28,
          borderRadius: '6px',
          font: 'inherit',
          color: now === 'none' ? 'inherit' : 'text.primary',
          flexDirection: column.align === 'right' ? 'row-reverse' : 'row',
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        {column.header}
        <Arrow aria-hidden sx={{ fontSize: 14, opacity: now === 'none' ? 0.5 : 1 }} />
      </ButtonBase>
    </th>
  )
}

export function TableHead<Row>({ view, sort, onSort, chosen, onSelectAll }: TableHeadProps<Row>) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {view.selectable && (
          <th className="tool" scope="col">
            <RowCheck
              label={t('ui.table.selectAll')}
              checked={chosen === 'all'}
              mixed={chosen === 'some'}
              onChange={onSelectAll}
            />
          </th>
        )}
        {view.renderExpanded && (
          <th className="tool" scope="col">
            <Box component="span" sx={visuallyHidden}>
              {t('ui.table.details')}
            </Box>
          </th>
        )}
        {view.columns.map((column) =>
          column.sortable ? (
            <SortHead key={column.id} column={column} sort={sort} onSort={onSort} />
          ) : (
            <th key={column.id} scope="col" className={column.align} style={{ width: column.width }}>
              {column.header}
            </th>
          ),
        )}
        {view.rowActions && (
          <th scope="col" className="actions" style={{ width: 88 }}>
            {t('ui.table.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}
