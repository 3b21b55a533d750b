import type { Device } from '@lumiroute/contract/device'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Count, DateTime, MonoCode } from '../../../ui/figures.tsx'
import { useMedium } from '../../../ui/media/use-medium.tsx'
import { DeviceScreenshot } from './device-screenshot.tsx'
import { DeviceStatusBadge } from './device-status.tsx'
import { onScreenText } from './on-screen.ts'

/** Smaller differences are network delay. */
const noticeableSkewMs = 2000

function useSkewText() {
  const { t } = useTranslation()
  return (skewMs: number | null): string => {
    if (skewMs === null) return ''
    if (Math.abs(skewMs) < noticeableSkewMs) return t('device.state.clockRight')
    const seconds = Math.round(Math.abs(skewMs) / 1000).toLocaleString('en-US')
    return t(skewMs > 0 ? 'device.state.clockSlow' : 'device.state.clockFast', { seconds })
  }
}

function Faults({ faults }: Pick<Device, 'faults'>) {
  const { t } = useTranslation()
  if (faults.length === 0) return t('device.state.noFaults')
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'error.main' }}>
      {faults.map(({ file, text }, index) => (
        <li key={`${index} ${file}`}>
          <MonoCode>{file}</MonoCode> {text}
        </li>
      ))}
    </Box>
  )
}

/** Enough to recognise the key in a proof. */
const shortFingerprint = (fingerprint: string) => fingerprint.slice(0, 16)

/** Whether its plays can be proven later. */
function Signing({ device: { canSign, key } }: { device: Pick<Device, 'canSign' | 'key'> }) {
  const { t } = useTranslation()
  if (canSign === false) return t('device.state.cannotSign')
  if (!key) return t('device.state.noKey')
  return (
    <>
      <MonoCode>{shortFingerprint(key.fingerprint)}</MonoCode> {t('device.state.signsSince')}{' '}
      <DateTime at={key.createdAt} />
    </>
  )
}

/** What a paired device reported with its last request. */
export function DeviceFacts({ device }: { device: Device }) {
  const { t } = useTranslation()
  const { bytes } = useFormat()
  const skewText = useSkewText()
  const { show, dialog } = useMedium()
  const items = [
    { id: 'status', term: t('device.field.status'), value: <DeviceStatusBadge status={device.status} /> },
    { id: 'pairedAt', term: t('device.field.pairedAt'), value: <DateTime at={device.pairedAt} /> },
    { id: 'lastSeenAt', term: t('device.field.lastSeenAt'), value: <DateTime at={device.lastSeenAt} /> },
    {
      id: 'onScreen',
      term: t('device.field.onScreen'),
      value: device.status === 'online' ? onScreenText(device.onScreen) : '',
    },
    { id: 'appVersion', term: t('device.field.appVersion'), value: device.appVersion },
    { id: 'diskFree', term: t('device.field.diskFree'), value: bytes(device.diskFree) },
    { id: 'clock', term: t('device.field.clock'), value: skewText(device.clockSkewMs) },
    { id: 'signing', term: t('device.field.signing'), value: <Signing device={device} /> },
    { id: 'queued', term: t('device.field.queued'), value: <Count figure={device.queued} /> },
    { id: 'faults', term: t('device.field.faults'), value: <Faults faults={device.faults} /> },
    {
      id: 'image',
      term: t('device.field.image'),
      value: <DeviceScreenshot device={device} onOpen={show} width={160} height={90} />,
    },
  ]
  return (
    <>
      <DescriptionList items={items} />
      {dialog}
    </>
  )
}
