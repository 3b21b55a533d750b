import type { AnswerOf } from '@lumiroute/contract'
import type { getAdEffect } from '@lumiroute/contract/effect'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { Count } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { NumberedRows, noColumn, timeColumn } from './numbered-rows.tsx'
import type { Numbered } from './numbered-rows.tsx'

type Sample = AnswerOf<typeof getAdEffect>['effectAdDetailList'][number]

const getColumns = (t: TFunction): DataColumn<Numbered<Sample>>[] => [
  noColumn(t),
  { ...timeColumn(t), cardRole: 'title' },
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

/** Every sample with a people count. */
export function PeopleTable({ samples, ...table }: TableControl & { samples: readonly Sample[] }) {
  const { t } = useTranslation()
  return (
    <NumberedRows
      {...table}
      title={t('effect.ad.rows')}
      searchPlaceholder={t('effect.ad.searchRows')}
      rows={samples}
      columnsOf={getColumns}
    />
  )
}
