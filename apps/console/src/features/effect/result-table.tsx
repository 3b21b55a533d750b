import type { AnswerOf, getGameEffect } from '@lumiroute/contract'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent, formatClock } from '../../lib/format.ts'
import { Count } from '../../ui/figures.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { DataColumn } from '../../ui/table/table-column.ts'
import { TitledRows } from './titled-rows.tsx'
import { effectSizes } from './people-table.tsx'
import type { EffectRowsState } from './people-table.tsx'

type Result = AnswerOf<typeof getGameEffect>['effectGameDetailList'][number]
type Row = Result & { no: number }

const endings = ['win', 'lose', 'timeout', 'quit', 'forced'] as const
const idOf = ({ no }: Row) => String(no)

/** A game may end in a way of its own: that is shown as it was told. */
function endText(t: TFunction, { endStatus }: Result): string {
  const known = endings.find((ending) => ending === endStatus)
  return known ? t(`effect.ending.${known}`) : endStatus || absent
}

const columnsOf = (t: TFunction): DataColumn<Row>[] => [
  { id: 'no', header: t('effect.field.no'), cell: ({ no }) => no, align: 'right', width: 64 },
  {
    id: 'recordTime',
    header: t('effect.field.recordTime'),
    cell: ({ recordTime }) => formatClock(recordTime),
    sortable: true,
    width: 112,
  },
  {
    id: 'userName',
    header: t('effect.field.userName'),
    cell: ({ userName }) => userName || absent,
    sortable: true,
    cardRole: 'title',
  },
  {
    id: 'groupName',
    header: t('effect.field.groupName'),
    cell: ({ groupName }) => groupName || absent,
    sortable: true,
  },
  {
    id: 'score',
    header: t('effect.field.score'),
    cell: ({ score }) => <Count figure={score} />,
    exportValue: ({ score }) => score,
    align: 'right',
    sortable: true,
    width: 96,
  },
  {
    id: 'endStatus',
    header: t('effect.field.endStatus'),
    cell: (result) => endText(t, result),
    sortable: true,
    width: 120,
  },
]

/** Every game that was played to some end. */
export function ResultTable({ results, ...table }: EffectRowsState & { results: readonly Result[] }) {
  const { t } = useTranslation()
  const columns = useMemo(() => columnsOf(t), [t])
  const rows = useMemo(() => results.map((result, index) => ({ ...result, no: index + 1 })), [results])
  return (
    <TitledRows title={t('effect.game.rows')}>
      <DataTable
        {...table}
        caption={t('effect.game.rows')}
        columns={columns}
        rowId={idOf}
        rows={rows}
        sizes={effectSizes}
        searchPlaceholder={t('effect.game.searchRows')}
        maxHeight={560}
      />
    </TitledRows>
  )
}
