import type { BroadcastRecord } from '@lumiroute/contract/record'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { column, rowNumber } from '../../../ui/table/columns.tsx'
import type { CellTools, Column } from '../../../ui/table/columns.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { codeText } from '../../advertising/ad/ad-choices.ts'
import { onScreenText } from '../device/on-screen.ts'
import { hasStarted, isOnAir, nameText, playsText, getReason, shareText, timesText } from './record-facts.ts'

function TimeRange({ record }: { record: BroadcastRecord }) {
  const { t } = useTranslation()
  if (!hasStarted(record)) return <Unknown reason={t('record.reason.notStarted')} />
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      {timesText(record)}
      {isOnAir(record) && <StatusBadge tone="live" label={t('record.onAir')} />}
    </Box>
  )
}

const placeText = ({ adVehicleRoute, adFixLocation }: BroadcastRecord) =>
  adVehicleRoute?.name || adFixLocation

const nameColumns = [
  rowNumber('no', 48),
  column<BroadcastRecord>('broadcastDate', {
    header: 'record.field.date',
    value: ({ broadcastDate }) => broadcastDate,
    render: ({ broadcastDate }, { date }) => date(broadcastDate),
    sortable: true,
    width: 128,
    cardRole: 'subtitle',
  }),
  column<BroadcastRecord>('adName', {
    value: nameText,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<BroadcastRecord>('moveType', {
    value: ({ adMoveType }, { t }) => codeText(t, 'moveType', adMoveType),
  }),
  column<BroadcastRecord>('vehicle', { value: ({ vehicle }) => vehicle?.no }),
  column<BroadcastRecord>('place', { value: placeText }),
  column<BroadcastRecord>('onScreen', { value: ({ onScreen }) => onScreenText(onScreen) }),
  column<BroadcastRecord>('startDateTime', {
    header: 'record.field.times',
    value: (record) => (hasStarted(record) ? timesText(record) : ''),
    render: (record) => <TimeRange record={record} />,
    sortable: true,
    width: 112,
  }),
]

type Figure = 'kmDriven' | 'adherencePct' | 'peopleTotal' | 'peopleMinutes' | 'deliveryPct'

const figure = (id: Figure, show: (figure: number, tools: CellTools) => string): Column<BroadcastRecord> => ({
  id,
  value: (record) => record[id],
  render: (record, tools) => {
    const { [id]: measured } = record
    return measured === null ? <Unknown reason={getReason(tools.t, record, id)} /> : show(measured, tools)
  },
  align: 'right',
  width: 80,
})

const sinceStart = (
  id: 'plays' | 'qrScans',
  show: (record: BroadcastRecord) => string,
): Column<BroadcastRecord> => ({
  id,
  value: (record) => (hasStarted(record) ? show(record) : ''),
  render: (record, { t }) =>
    hasStarted(record) ? show(record) : <Unknown reason={t('record.reason.notStarted')} />,
  align: 'right',
  width: 72,
})

const measureColumns = [
  figure('deliveryPct', shareText),
  sinceStart('plays', playsText),
  { ...figure('peopleMinutes', (minutes, { count }) => count(minutes)), sortable: true },
  { ...figure('peopleTotal', (people, { count }) => count(people)), sortable: true },
  figure('kmDriven', (driven, { km }) => km(driven)),
  figure('adherencePct', shareText),
  sinceStart('qrScans', ({ qrScans }) => formatCount(qrScans)),
]

const store = column<BroadcastRecord>('store', { value: (record) => record.store.storeName })

export const recordColumns = [...nameColumns, ...measureColumns]
export const recordColumnsOfAll = [...nameColumns, store, ...measureColumns]
