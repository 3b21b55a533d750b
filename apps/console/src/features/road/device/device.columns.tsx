import type { Device } from '@lumiroute/contract/device'
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { MonoCode } from '../../../ui/figures.tsx'
import { useMedium } from '../../../ui/media/use-medium.tsx'
import { code, column, dayAndTime, moment, rowNumber, text } from '../../../ui/table/columns.tsx'
import { DeviceScreenshot } from './device-screenshot.tsx'
import { DeviceStatusBadge } from './device-status.tsx'
import { onScreenText } from './on-screen.ts'
import { joinNames } from '../../../lib/format/join.ts'

/** An offline device may show something else by now. */
const nowOn = ({ status, onScreen }: Device) => (status === 'online' ? onScreenText(onScreen) : '')
const placeText = ({ vehicle, store, location }: Device) => vehicle?.no ?? store?.storeName ?? location
const playText = ({ defaultPlay1, defaultPlay2 }: Device) =>
  joinNames([defaultPlay1, defaultPlay2].flatMap((play) => (play ? [play.name] : [])))

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

function Screenshot({ device }: { device: Device }) {
  const { show, dialog } = useMedium()
  return (
    <>
      <DeviceScreenshot device={device} onOpen={show} />
      {dialog}
    </>
  )
}

export const deviceColumns = [
  rowNumber('row'),
  code('macAddr', { sortable: true, width: 168 }),
  column<Device>('name', {
    value: ({ name }) => name,
    render: (device) => <Named device={device} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<Device>('status', {
    value: ({ status }, { t }) => t(`device.status.${status}`),
    render: ({ status }) => <DeviceStatusBadge status={status} />,
    width: 104,
    cardRole: 'badge',
  }),
  dayAndTime('lastSeenAt'),
  column<Device>('location', {
    header: 'device.field.place',
    value: placeText,
    render: (device) => <Where device={device} />,
  }),
  column<Device>('onScreen', { value: nowOn }),
  column<Device>('image', {
    value: ({ imageAt }, { dateTime }) => (imageAt ? dateTime(imageAt) : ''),
    render: (device) => <Screenshot device={device} />,
    width: 104,
  }),
  text('appVersion', { width: 96 }),
  column<Device>('diskFree', {
    value: ({ diskFree }) => diskFree,
    render: ({ diskFree }, { bytes }) => bytes(diskFree),
    align: 'right',
    width: 104,
  }),
  column<Device>('kind', {
    value: ({ kind }, { t }) => t(`device.kind.${kind}`),
    sortable: true,
    width: 96,
  }),
  column<Device>('defaultPlay', { value: playText }),
  moment('updatedAt'),
]
