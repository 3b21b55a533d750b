import type { BroadcastRecord } from '@lumiroute/contract/record'
import { DateTime } from '../../../ui/figures.tsx'
import { column, rowNumber } from '../../../ui/table/columns.tsx'
import type { Column } from '../../../ui/table/columns.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { codeText } from '../../advertising/ad/ad-choices.ts'
import { hasStarted, nameText, timesText } from '../../road/record/record-facts.ts'
import type { EffectKind } from './effect.paths.ts'

const where: Record<EffectKind, Column<BroadcastRecord>> = {
  ad: column('route', { value: ({ adVehicleRoute }) => adVehicleRoute?.name }),
  game: column('fixLocation', { value: ({ adFixLocation }) => adFixLocation }),
}

export const effectColumns = (kind: EffectKind) => [
  rowNumber(),
  column<BroadcastRecord>('adName', {
    header: 'effect.field.name',
    value: nameText,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<BroadcastRecord>('broadcastDate', {
    header: 'effect.field.date',
    value: ({ broadcastDate }) => broadcastDate,
    render: ({ broadcastDate }) => <DateTime at={broadcastDate} show="date" />,
    sortable: true,
    width: 144,
  }),
  column<BroadcastRecord>('playlist', { value: ({ adPlayId1 }) => adPlayId1?.name }),
  column<BroadcastRecord>('vehicleType', {
    value: ({ adVehicleType }, { t }) => codeText(t, 'vehicleType', adVehicleType),
    width: 96,
  }),
  where[kind],
  column<BroadcastRecord>('startDateTime', {
    header: 'effect.field.time',
    value: (record) => (hasStarted(record) ? timesText(record) : ''),
    render: (record, { t }) =>
      hasStarted(record) ? timesText(record) : <Unknown reason={t('effect.list.notStarted')} />,
    sortable: true,
    width: 120,
  }),
]
