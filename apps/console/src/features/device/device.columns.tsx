import type { Device } from '@lumiroute/contract'
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { DateTime, MonoCode } from '../../ui/figures.tsx'
import type { DataColumn } from '../../ui/table/table-column.ts'
import type { DeviceRow } from './list-devices.ts'

type Column = DataColumn<DeviceRow>

const placeText = ({ vehicle, location }: Device) => vehicle?.no ?? location
const playText = ({ defaultPlay1, defaultPlay2 }: Device) =>
  [defaultPlay1, defaultPlay2].flatMap((play) => (play ? [play.name] : [])).join('、')

/** In a vehicle, or at a place that stands still. */
function Where({ device }: { device: Device }) {
  const text = placeText(device)
  if (!text) return '—'
  const Icon = device.vehicle ? DirectionsCarOutlined : PlaceOutlined
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Icon aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />
      {text}
    </Box>
  )
}

const namingColumns = (t: TFunction): Column[] => [
  { id: 'row', header: t('device.field.row'), cell: ({ row }) => row, align: 'right', width: 56 },
  {
    id: 'macAddr',
    header: t('device.field.macAddr'),
    cell: ({ macAddr }) => <MonoCode>{macAddr}</MonoCode>,
    exportValue: ({ macAddr }) => macAddr,
    sortable: true,
    hideable: false,
    width: 168,
    cardRole: 'subtitle',
  },
  {
    id: 'name',
    header: t('device.field.name'),
    cell: ({ name }) => name || t('device.list.unnamed'),
    exportValue: ({ name }) => name,
    sortable: true,
    cardRole: 'title',
  },
  {
    id: 'kind',
    header: t('device.field.kind'),
    cell: ({ kind }) => t(`device.kind.${kind}`),
    exportValue: ({ kind }) => t(`device.kind.${kind}`),
    sortable: true,
    width: 96,
  },
]

const placeColumns = (t: TFunction, dateTime: (at: string) => string): Column[] => [
  {
    id: 'location',
    header: t('device.field.place'),
    cell: (device) => <Where device={device} />,
    exportValue: placeText,
  },
  {
    id: 'defaultPlay',
    header: t('device.field.defaultPlay'),
    cell: (device) => playText(device) || '—',
    exportValue: playText,
  },
  {
    id: 'updatedAt',
    header: t('device.field.updatedAt'),
    cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
    exportValue: ({ updatedAt }) => dateTime(updatedAt),
    sortable: true,
    width: 176,
  },
]

export function useDeviceColumns(): readonly Column[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => [...namingColumns(t), ...placeColumns(t, dateTime)], [t, dateTime])
}
