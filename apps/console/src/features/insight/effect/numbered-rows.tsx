import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../lib/format/format.ts'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'

export const effectSizes = [20, 50, 100, 500] as const

export type Numbered<T> = T & { no: number }
type Props<T> = TableControl & {
  title: string
  searchPlaceholder: string
  rows: readonly T[]
  columnsOf: (t: TFunction) => DataColumn<Numbered<T>>[]
}

const parseNumber = ({ no }: { no: number }) => String(no)

/** Row number column of both tables. */
export const noColumn = (t: TFunction) => ({
  id: 'no',
  header: t('effect.field.no'),
  cell: ({ no }: { no: number }) => no,
  align: 'right' as const,
  width: 64,
})

export const timeColumn = (t: TFunction) => ({
  id: 'recordTime',
  header: t('effect.field.recordTime'),
  cell: ({ recordTime }: { recordTime: string }) => formatClock(recordTime),
  sortable: true,
  width: 112,
})

/** Table of all measurements, as one section of the page. */
export function NumberedRows<T extends object>({ title, rows, columnsOf, ...table }: Props<T>) {
  const { t } = useTranslation()
  const columns = useMemo(() => columnsOf(t), [t, columnsOf])
  const numbered = useMemo(() => rows.map((row, index) => ({ ...row, no: index + 1 })), [rows])
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ fontSize: 15, lineHeight: '22px', fontWeight: 600, mb: 1.25 }}>
        {title}
      </Typography>
      <DataTable
        {...table}
        caption={title}
        columns={columns}
        rowId={parseNumber}
        rows={numbered}
        sizes={effectSizes}
        maxHeight={560}
      />
    </Box>
  )
}
