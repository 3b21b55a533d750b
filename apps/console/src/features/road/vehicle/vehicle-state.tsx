import BuildOutlined from '@mui/icons-material/BuildOutlined'
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { statusText } from './vehicle-choices.ts'
import type { Coded } from './vehicle-choices.ts'

export function VehicleState({ status }: { status: Coded }) {
  const { t } = useTranslation()
  const label = statusText(t, status)
  if (status.code === 'online') return <StatusBadge tone="success" label={label} />
  if (status.code === 'repair') return <StatusBadge tone="warning" icon={BuildOutlined} label={label} />
  return <StatusBadge tone="neutral" icon={PauseCircleOutlined} label={label} />
}
