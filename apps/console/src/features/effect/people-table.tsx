import type { AnswerOf, getAdEffect } from '@lumiroute/contract'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent, formatClock } from '../../lib/format.ts'
import type { TableChange, TableState } from '../../lib/table-state.ts'
import { Count } from '../../ui/figures.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { DataColumn } from '../../ui/table/table-column.ts'
import { TitledRows } from './titled-rows.tsx'

type Sample = AnswerOf<typeof getAdEffect>['effectAdDetailList'][number]
type Row = Sample & { no: number }

export type EffectRowsState = { state: TableState; onStateChange: (change: TableChange) => void }
export const effectSizes = [20, 50, 100, 500] as const

const idOf = ({ no }: Row) => String(no)

const columnsOf = (t: TFunction): DataColumn<Row>[] => [
  { id: 'no', header: t('effect.field.no'), cell: ({ no }) => no, align: 'right', width: 64 },
  {
    id: 'recordTime',
    header: t('effect.field.recordTime'),
    cell: ({ recordTime }) => formatClock(recordTime),
    sortable: true,
    width: 112,
    cardRole: 'title',
  },
  {
    id: 'peopleCount',
    header: t('effect.field.peopleCount'),
    cell: ({ peopleCount }) => <Count figure={peopleCount} />,
    exportValue: ({ peopleCount }) => peopleCount,
    align: 'right',
    sortable: true,
    width: 96,
  },
  {
    id: 'peopleGender',
    header: t('effect.field.peopleGender'),
    cell: ({ peopleGender }) => peopleGender || absent,
  },
  { id: 'peopleAge', header: t('effect.field.peopleAge'), cell: ({ peopleAge }) => peopleAge || absent },
]

/** Every moment at which somebody counted. */
export function PeopleTable({ samples, ...table }: EffectRowsState & { samples: readonly Sample[] }) {
  const { t } = useTranslation()
  const columns = useMemo(() => columnsOf(t), [t])
  const rows = useMemo(() => samples.map((sample, index) => ({ ...sample, no: index + 1 })), [samples])
  return (
    <TitledRows title={t('effect.ad.rows')}>
      <DataTable
        {...table}
        caption={t('effect.ad.rows')}
        columns={columns}
        rowId={idOf}
        rows={rows}
        sizes={effectSizes}
        searchPlaceholder={t('effect.ad.searchRows')}
        maxHeight={560}
      />
    </TitledRows>
  )
}
