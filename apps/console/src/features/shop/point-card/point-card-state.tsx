import type { MemberCardState, PointCardStatus } from '@lumiroute/contract/point-card'
import Block from '@mui/icons-material/BlockOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import Redeem from '@mui/icons-material/RedeemOutlined'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const looks = {
  draft: { tone: 'neutral', icon: EditNote },
  published: { tone: 'success' },
  ended: { tone: 'neutral', icon: Block },
} as const

export function PointCardBadge({ status }: { status: PointCardStatus }) {
  const { t } = useTranslation()
  return <StatusBadge {...looks[status]} label={t(`pointCard.status.${status}`)} />
}

const states = {
  active: { tone: 'info' },
  full: { tone: 'warning', icon: Redeem },
  redeemed: { tone: 'success' },
  expired: { tone: 'neutral', icon: EventBusy },
} as const

export function MemberCardBadge({ state }: { state: MemberCardState }) {
  const { t } = useTranslation()
  return <StatusBadge {...states[state]} label={t(`pointCard.state.${state}`)} />
}
