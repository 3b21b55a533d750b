import { DateTime, Money, MonoCode } from '../../ui/figures.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { DataColumn } from '../../ui/table/table-column.ts'
import { formatCount, formatDateTime } from '../../lib/format/format.ts'
import { toneWords, words } from './samples.ts'
import type { Trip } from './samples.ts'

const heads = words.columns

export const tripColumns: readonly DataColumn<Trip>[] = [
  {
    id: 'code',
    header: heads.code,
    cell: (trip) => <MonoCode>{trip.code}</MonoCode>,
    exportValue: ({ code }) => code,
    sortable: true,
    width: 120,
    cardRole: 'subtitle',
  },
  {
    id: 'name',
    header: heads.name,
    cell: ({ name }) => name,
    sortable: true,
    width: 240,
    hideable: false,
    cardRole: 'title',
  },
  {
    id: 'status',
    header: heads.status,
    cell: ({ status }) => <StatusBadge tone={status} label={toneWords[status]} />,
    exportValue: ({ status }) => toneWords[status],
    sortable: true,
    width: 128,
    cardRole: 'badge',
  },
  { id: 'plate', header: heads.plate, cell: ({ plate }) => plate, mono: true, width: 112 },
  { id: 'city', header: heads.city, cell: ({ city }) => city, sortable: true, width: 88 },
  {
    id: 'plays',
    header: heads.plays,
    cell: ({ plays }) => formatCount(plays),
    exportValue: ({ plays }) => plays,
    sortable: true,
    align: 'right',
    width: 112,
  },
  {
    id: 'dollars',
    header: heads.dollars,
    cell: ({ dollars }) => <Money dollars={dollars} />,
    exportValue: ({ dollars }) => dollars,
    sortable: true,
    align: 'right',
    width: 112,
  },
  {
    id: 'startAt',
    header: heads.startAt,
    cell: ({ startAt }) => <DateTime at={startAt} />,
    exportValue: ({ startAt }) => formatDateTime(startAt),
    sortable: true,
    width: 184,
  },
]
