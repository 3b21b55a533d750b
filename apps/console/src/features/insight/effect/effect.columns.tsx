import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { DateTime } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { Unknown } from '../../../ui/unknown.tsx'
import { codeText } from '../../advertising/ad/ad.choices.ts'
import { hasStarted, nameText, timesText } from '../../road/record/record.facts.ts'
import type { EffectKind } from './effect.paths.ts'
import type { EffectRow } from './list-effects.ts'

function nameColumns(t: TFunction): DataColumn<EffectRow>[] {
  return [
    { id: 'no', header: t('effect.field.no'), cell: ({ no }) => no, align: 'right', width: 56 },
    {
      id: 'adName',
      header: t('effect.field.name'),
      cell: nameText,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'broadcastDate',
      header: t('effect.field.date'),
      cell: ({ broadcastDate }) => <DateTime at={broadcastDate} show="date" />,
      exportValue: ({ broadcastDate }) => broadcastDate,
      sortable: true,
      width: 144,
    },
    {
      id: 'playlist',
      header: t('effect.field.playlist'),
      cell: ({ adPlayId1 }) => adPlayId1?.name ?? absent,
    },
    {
      id: 'vehicleType',
      header: t('effect.field.vehicleType'),
      cell: ({ adVehicleType }) => codeText(t, 'vehicleType', adVehicleType) || absent,
      width: 96,
    },
  ]
}

const placeColumn: Record<EffectKind, (t: TFunction) => DataColumn<EffectRow>> = {
  ad: (t) => ({
    id: 'route',
    header: t('effect.field.route'),
    cell: ({ adVehicleRoute }) => adVehicleRoute?.name ?? absent,
  }),
  game: (t) => ({
    id: 'fixLocation',
    header: t('effect.field.fixLocation'),
    cell: ({ adFixLocation }) => adFixLocation || absent,
  }),
}

const timeColumn = (t: TFunction): DataColumn<EffectRow> => ({
  id: 'startDateTime',
  header: t('effect.field.time'),
  cell: (record) =>
    hasStarted(record) ? timesText(record) : <Unknown reason={t('effect.list.notStarted')} />,
  exportValue: (record) => (hasStarted(record) ? timesText(record) : ''),
  sortable: true,
  width: 120,
})

export function useEffectColumns(kind: EffectKind): readonly DataColumn<EffectRow>[] {
  const { t } = useTranslation()
  return useMemo(() => [...nameColumns(t), placeColumn[kind](t), timeColumn(t)], [t, kind])
}
