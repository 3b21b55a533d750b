import type { Device, DeviceStatus } from '@lumiroute/contract/device'
import LinkOff from '@mui/icons-material/LinkOff'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/status-badge.tsx'

const tones: Record<DeviceStatus, Tone> = { online: 'success', offline: 'danger', unpaired: 'neutral' }

export function DeviceStatusBadge({ status }: Pick<Device, 'status'>) {
  const { t } = useTranslation()
  const icon = status === 'unpaired' ? LinkOff : undefined
  return <StatusBadge tone={tones[status]} icon={icon} label={t(`device.status.${status}`)} />
}
