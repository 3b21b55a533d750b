import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Navigation from '@mui/icons-material/NavigationOutlined'
import PauseCircle from '@mui/icons-material/PauseCircleOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import SignalOff from '@mui/icons-material/SignalWifiStatusbarNullOutlined'
import type { LiveState } from '@lumiroute/contract/live'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusBadgeProps } from '../../../ui/status-badge.tsx'

const looks: Record<LiveState, Omit<StatusBadgeProps, 'label'>> = {
  moving: { tone: 'live', icon: Navigation },
  stopped: { tone: 'live', icon: PauseCircle },
  silent: { tone: 'neutral', icon: SignalOff },
  waiting: { tone: 'neutral', icon: Schedule },
  over: { tone: 'neutral', icon: CheckCircle },
}

export function LiveStateBadge({ state }: { state: LiveState }) {
  const { t } = useTranslation()
  return <StatusBadge {...looks[state]} label={t(`liveMap.state.${state}`)} />
}
