import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect } from '@lumiroute/contract/effect'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { Count } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { NumberedRows, noColumn, timeColumn } from './numbered-rows.tsx'
import type { Numbered } from './numbered-rows.tsx'

type Result = AnswerOf<typeof getGameEffect>['effectGameDetailList'][number]

const endings = ['win', 'lose', 'timeout', 'quit', 'forced'] as const

/** A game may report an end status of its own; show it unchanged. */
function endText(t: TFunction, { endStatus }: Result): string {
  const known = endings.find((ending) => ending === endStatus)
  return known ? t(`effect.ending.${known}`) : endStatus || absent
}

const getColumns = (t: TFunction): DataColumn<Numbered<Result>>[] => [
  noColumn(t),
  timeColumn(t),
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

/** Every finished game. */
export function ResultTable({ results, ...table }: TableControl & { results: readonly Result[] }) {
  const { t } = useTranslation()
  return (
    <NumberedRows
      {...table}
      title={t('effect.game.rows')}
      searchPlaceholder={t('effect.game.searchRows')}
      rows={results}
      columnsOf={getColumns}
    />
  )
}
