import ContentCopy from '@mui/icons-material/ContentCopy'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCallback, useState } from 'react'
import { changeTable, firstTableState } from '../../lib/table/table-state.ts'
import type { TableChange } from '../../lib/table/table-state.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { DarkBoard } from '../../ui/drawings/dark-board.tsx'
import { FilterSelect } from '../../ui/table/toolbar/filter-select.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { RowAction } from '../../ui/table/table-column.ts'
import { trips, words } from './samples.ts'
import type { Trip } from './samples.ts'
import { tripColumns } from './trip-columns.tsx'

const many = trips(10_000)
const few = many.slice(0, 12)
const cities = [...new Set(many.map(({ city }) => city))].map((city) => ({ value: city, label: city }))
const getId = ({ id }: Trip) => id
const nothing = () => undefined

function tripActions(trip: Trip): readonly RowAction[] {
  const isLive = trip.status === 'live'
  return [
    { id: 'edit', label: words.edit, icon: <EditOutlined />, onClick: nothing },
    { id: 'copy', label: words.copy, icon: <ContentCopy />, onClick: nothing },
    {
      id: 'remove',
      label: words.remove,
      icon: <DeleteOutlined />,
      onClick: nothing,
      danger: true,
      disabled: isLive,
      disabledReason: words.locked,
    },
  ]
}

const tripDetail = (trip: Trip) => <Box>{`${words.detail}：${trip.name}`}</Box>
const bulk = [{ id: 'remove', label: words.remove, icon: <DeleteOutlined />, onClick: nothing, danger: true }]

export function LongTable() {
  const { state, onStateChange } = useTableUrlState({
    filters: ['city'],
    defaults: { size: 10_000 },
    sizes: [20, 10_000],
  })
  const { city } = state.filters
  const [rows, setRows] = useState<{ city: string | undefined; rows: Trip[] }>({
    city: undefined,
    rows: many,
  })
  if (rows.city !== city) setRows({ city, rows: city ? many.filter((trip) => trip.city === city) : many })
  return (
    <DataTable
      caption={words.longTable}
      columns={tripColumns}
      rows={rows.rows}
      rowId={getId}
      state={state}
      onStateChange={onStateChange}
      sizes={[20, 10_000]}
      searchPlaceholder={words.search}
      filters={
        <FilterSelect
          label={words.columns.city}
          all={words.city}
          options={cities}
          value={city ?? ''}
          onChange={(value) => onStateChange({ filters: value ? { city: value } : {} })}
        />
      }
      rowActions={tripActions}
      renderExpanded={tripDetail}
      bulkActions={bulk}
      maxHeight={520}
    />
  )
}

const loads = {
  full: { isPending: false, isError: false },
  loading: { isPending: true, isError: false },
  empty: { isPending: false, isError: false },
  failed: { isPending: false, isError: true },
}
type LoadName = keyof typeof loads
const loadNames = Object.keys(loads) as LoadName[]

export function TableStates() {
  const [name, setName] = useState<LoadName>('full')
  const [state, setState] = useState({ ...firstTableState, size: 20 })
  const change = useCallback((next: TableChange) => setState((now) => changeTable(now, next)), [])
  const isFull = name === 'full'
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {loadNames.map((each) => (
          <Button
            key={each}
            size="small"
            variant={each === name ? 'contained' : 'outlined'}
            onClick={() => setName(each)}
          >
            {words[each]}
          </Button>
        ))}
      </Box>
      <DataTable
        caption={words.table}
        columns={tripColumns}
        rows={isFull ? few : []}
        total={isFull ? 240 : 0}
        rowId={getId}
        state={state}
        onStateChange={change}
        load={{ ...loads[name], refetch: () => setName('full') }}
        rowActions={tripActions}
        empty={
          <EmptyState
            title={words.emptyTitle}
            text={words.emptyText}
            drawing={<DarkBoard />}
            action={<Button variant="contained">{words.create}</Button>}
          />
        }
      />
    </Box>
  )
}
