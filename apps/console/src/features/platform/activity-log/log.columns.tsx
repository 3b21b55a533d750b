import { categoryCodes } from '@lumiroute/contract/activity-log'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { LineSwatch } from '../../../ui/chart/lines-legend.tsx'
import { MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/status-badge.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import type { LogRow } from './list-log.ts'

type Column = DataColumn<LogRow>

const tones: Record<string, Tone> = { 2: 'success', 3: 'info', 4: 'warning', 5: 'danger' }
const getTone = (status: number): Tone => tones[String(status)[0] ?? ''] ?? 'neutral'
const getName = (t: TFunction, { category }: LogRow) => t(`activityChart.category.${category ?? 'other'}`)

function CategoryCell({ row, name }: { row: LogRow; name: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {row.category && <LineSwatch look={categoryCodes.indexOf(row.category)} />}
      {name}
    </Box>
  )
}

function getColumns(t: TFunction, moment: (at: string) => string): Column[] {
  return [
    {
      id: 'category',
      header: t('activityChart.rows.category'),
      cell: (row) => <CategoryCell row={row} name={getName(t, row)} />,
      exportValue: (row) => getName(t, row),
      cardRole: 'title',
      width: 176,
    },
    {
      id: 'date',
      header: t('activityChart.rows.date'),
      cell: ({ date }) => <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{moment(date)}</Box>,
      exportValue: ({ date }) => moment(date),
      sortable: true,
      cardRole: 'subtitle',
      width: 192,
    },
    { id: 'method', header: t('activityChart.rows.method'), cell: ({ method }) => method, width: 88 },
    {
      id: 'url',
      header: t('activityChart.rows.url'),
      cell: ({ url }) => <MonoCode>{url}</MonoCode>,
      exportValue: ({ url }) => url,
    },
    {
      id: 'statusCode',
      header: t('activityChart.rows.statusCode'),
      cell: ({ statusCode }) => <StatusBadge tone={getTone(statusCode)} label={String(statusCode)} />,
      exportValue: ({ statusCode }) => statusCode,
      cardRole: 'badge',
      width: 96,
    },
  ]
}

export function useLogColumns(): readonly Column[] {
  const { t } = useTranslation()
  const { date, clock } = useFormat()
  return useMemo(() => getColumns(t, (at) => `${date(at)} ${clock(at)}`), [t, date, clock])
}
