import type { ActivityState } from '@lumiroute/contract/activity'
import Block from '@mui/icons-material/BlockOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import Schedule from '@mui/icons-material/Schedule'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const looks = {
  running: { tone: 'success' },
  scheduled: { tone: 'info', icon: Schedule },
  ended: { tone: 'neutral', icon: EventBusy },
  off: { tone: 'neutral', icon: Block },
} as const

export function ActivityStateBadge({ state }: { state: ActivityState }) {
  const { t } = useTranslation()
  return <StatusBadge {...looks[state]} label={t(`activity.state.${state}`)} />
}
