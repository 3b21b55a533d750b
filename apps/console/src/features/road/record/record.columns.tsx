import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent, formatCount } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Unknown } from '../../../ui/unknown.tsx'
import { codeText } from '../../advertising/ad/ad.choices.ts'
import { onScreenText } from '../device/on-screen.ts'
import type { RecordRow } from './list-records.ts'
import { hasStarted, isOnAir, nameText, playsText, reasonOf, shareText, timesText } from './record.facts.ts'

type Column = DataColumn<RecordRow>
type Format = ReturnType<typeof useFormat>

function TimeRange({ record }: { record: RecordRow }) {
  const { t } = useTranslation()
  if (!hasStarted(record)) return <Unknown reason={t('record.reason.notStarted')} />
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      {timesText(record)}
      {isOnAir(record) && <StatusBadge tone="live" label={t('record.onAir')} />}
    </Box>
  )
}

const placeText = ({ adVehicleRoute, adFixLocation }: RecordRow) => adVehicleRoute?.name || adFixLocation

const namingColumns = (t: TFunction, { date }: Format): Column[] => [
  { id: 'no', header: t('record.field.no'), cell: ({ no }) => no, align: 'right', width: 48 },
  {
    id: 'broadcastDate',
    header: t('record.field.date'),
    cell: ({ broadcastDate }) => date(broadcastDate),
    exportValue: ({ broadcastDate }) => broadcastDate,
    sortable: true,
    width: 128,
    cardRole: 'subtitle',
  },
  {
    id: 'adName',
    header: t('record.field.adName'),
    cell: nameText,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  },
  {
    id: 'moveType',
    header: t('record.field.moveType'),
    cell: ({ adMoveType }) => codeText(t, 'moveType', adMoveType),
  },
  { id: 'vehicle', header: t('record.field.vehicle'), cell: ({ vehicle }) => vehicle?.no ?? absent },
  { id: 'place', header: t('record.field.place'), cell: (record) => placeText(record) || absent },
  {
    id: 'onScreen',
    header: t('record.field.onScreen'),
    cell: ({ onScreen }) => onScreenText(onScreen) || absent,
    exportValue: ({ onScreen }) => onScreenText(onScreen),
  },
  {
    id: 'startDateTime',
    header: t('record.field.times'),
    cell: (record) => <TimeRange record={record} />,
    exportValue: (record) => (hasStarted(record) ? timesText(record) : ''),
    sortable: true,
    width: 112,
  },
]

type Figure = 'kmDriven' | 'adherencePct' | 'peopleTotal'

function figureColumn(t: TFunction, id: Figure, text: (figure: number) => string): Column {
  return {
    id,
    header: t(`record.field.${id}`),
    cell: (record) => {
      const figure = record[id]
      return figure === null ? <Unknown reason={reasonOf(t, record, id)} /> : text(figure)
    },
    exportValue: (record) => record[id],
    align: 'right',
    width: 80,
  }
}

const startedColumn = (
  t: TFunction,
  id: 'plays' | 'qrScans',
  text: (record: RecordRow) => string,
): Column => ({
  id,
  header: t(`record.field.${id}`),
  cell: (record) => (hasStarted(record) ? text(record) : <Unknown reason={t('record.reason.notStarted')} />),
  exportValue: (record) => (hasStarted(record) ? text(record) : ''),
  align: 'right',
  width: 72,
})

const measureColumns = (t: TFunction, { km, count }: Format): Column[] => [
  startedColumn(t, 'plays', playsText),
  { ...figureColumn(t, 'peopleTotal', count), sortable: true },
  figureColumn(t, 'kmDriven', km),
  figureColumn(t, 'adherencePct', shareText),
  startedColumn(t, 'qrScans', ({ qrScans }) => formatCount(qrScans)),
]

const storeColumn = (t: TFunction): Column => ({
  id: 'store',
  header: t('record.field.store'),
  cell: ({ store }) => store.storeName,
})

export function useRecordColumns(isOverAll: boolean): readonly Column[] {
  const { t } = useTranslation()
  const format = useFormat()
  return useMemo(
    () => [...namingColumns(t, format), ...(isOverAll ? [storeColumn(t)] : []), ...measureColumns(t, format)],
    [t, format, isOverAll],
  )
}
