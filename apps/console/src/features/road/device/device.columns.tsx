import type { Device } from '@lumiroute/contract/device'
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DayAndTime } from '../../../ui/day-and-time.tsx'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import type { Medium } from '../../../ui/media/thumbnail.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { DeviceScreenshot } from './device-screenshot.tsx'
import { DeviceStatusBadge } from './device-status.tsx'
import type { DeviceRow } from './list-devices.ts'
import { onScreenText } from './on-screen.ts'

type Column = DataColumn<DeviceRow>

/** A device that was not heard of lately may show anything by now. */
const nowOn = ({ status, onScreen }: Device) => (status === 'online' ? onScreenText(onScreen) : '')
const placeText = ({ vehicle, store, location }: Device) => vehicle?.no ?? store?.storeName ?? location
const playText = ({ defaultPlay1, defaultPlay2 }: Device) =>
  [defaultPlay1, defaultPlay2].flatMap((play) => (play ? [play.name] : [])).join('、')

/** In a vehicle, at a place or in a store. */
function Where({ device }: { device: Device }) {
  const text = placeText(device)
  if (!text) return '—'
  const Still = device.store ? StorefrontOutlined : PlaceOutlined
  const Icon = device.vehicle ? DirectionsCarOutlined : Still
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', verticalAlign: 'middle', alignItems: 'center', gap: 0.75 }}
    >
      <Icon aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />
      {text}
    </Box>
  )
}

function Named({ device: { name, macAddr } }: { device: Device }) {
  const { t } = useTranslation()
  return (
    <>
      {name || t('device.list.unnamed')}
      <Box sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'text.secondary' }}>
        <MonoCode>{macAddr}</MonoCode>
      </Box>
    </>
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
    width: 168,
  },
  {
    id: 'name',
    header: t('device.field.name'),
    cell: (device) => <Named device={device} />,
    exportValue: ({ name }) => name,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  },
  {
    id: 'status',
    header: t('device.field.status'),
    cell: ({ status }) => <DeviceStatusBadge status={status} />,
    exportValue: ({ status }) => t(`device.status.${status}`),
    width: 104,
    cardRole: 'badge',
  },
]

const placeColumns = (t: TFunction, dateTime: (at: string) => string): Column[] => [
  {
    id: 'lastSeenAt',
    header: t('device.field.lastSeenAt'),
    cell: ({ lastSeenAt }) => <DayAndTime at={lastSeenAt} />,
    exportValue: ({ lastSeenAt }) => (lastSeenAt ? dateTime(lastSeenAt) : ''),
    sortable: true,
    width: 128,
  },
  {
    id: 'location',
    header: t('device.field.place'),
    cell: (device) => <Where device={device} />,
    exportValue: placeText,
  },
]

const settingColumns = (t: TFunction, dateTime: (at: string) => string): Column[] => [
  {
    id: 'kind',
    header: t('device.field.kind'),
    cell: ({ kind }) => t(`device.kind.${kind}`),
    exportValue: ({ kind }) => t(`device.kind.${kind}`),
    sortable: true,
    width: 96,
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

type Format = Pick<ReturnType<typeof useFormat>, 'dateTime' | 'bytes'>

const stateColumns = (t: TFunction, format: Format, show: (medium: Medium) => void): Column[] => [
  {
    id: 'onScreen',
    header: t('device.field.onScreen'),
    cell: (device) => nowOn(device) || '—',
    exportValue: nowOn,
  },
  {
    id: 'image',
    header: t('device.field.image'),
    cell: (device) => <DeviceScreenshot device={device} onOpen={show} />,
    exportValue: ({ imageAt }) => (imageAt ? format.dateTime(imageAt) : ''),
    width: 104,
  },
  {
    id: 'appVersion',
    header: t('device.field.appVersion'),
    cell: ({ appVersion }) => appVersion || '—',
    exportValue: ({ appVersion }) => appVersion,
    width: 96,
  },
  {
    id: 'diskFree',
    header: t('device.field.diskFree'),
    cell: ({ diskFree }) => format.bytes(diskFree),
    exportValue: ({ diskFree }) => diskFree ?? '',
    align: 'right',
    width: 104,
  },
]

export function useDeviceColumns(show: (medium: Medium) => void): readonly Column[] {
  const { t } = useTranslation()
  const format = useFormat()
  return useMemo(
    () => [
      ...namingColumns(t),
      ...placeColumns(t, format.dateTime),
      ...stateColumns(t, format, show),
      ...settingColumns(t, format.dateTime),
    ],
    [t, format, show],
  )
}
