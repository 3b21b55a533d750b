import type { Coupon, CouponUsage } from '@lumiroute/contract/coupon'
import Block from '@mui/icons-material/BlockOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import PauseCircle from '@mui/icons-material/PauseCircleOutlined'
import Replay from '@mui/icons-material/Replay'
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const looks = {
  draft: { tone: 'neutral', icon: EditNote },
  running: { tone: 'success' },
  paused: { tone: 'warning', icon: PauseCircle },
  closed: { tone: 'neutral', icon: Block },
  over: { tone: 'neutral', icon: EventBusy },
} as const

/** The effective status: a coupon whose period is over is not issued, whatever its stored status. */
export const getState = ({ cpnStatus, isOver }: Pick<Coupon, 'cpnStatus' | 'isOver'>) =>
  isOver && cpnStatus !== 'draft' ? 'over' : cpnStatus

export function CouponStateBadge({ coupon }: { coupon: Pick<Coupon, 'cpnStatus' | 'isOver'> }) {
  const { t } = useTranslation()
  const state = getState(coupon)
  return <StatusBadge {...looks[state]} label={t(`coupon.status.${state}`)} />
}

const ticketLooks = {
  held: { tone: 'info', icon: Ticket },
  used: { tone: 'success' },
  expired: { tone: 'neutral', icon: EventBusy },
  revoked: { tone: 'danger', icon: Block },
  restored: { tone: 'info', icon: Replay },
} as const

export function TicketBadge({ status }: { status: CouponUsage['status'] }) {
  const { t } = useTranslation()
  return <StatusBadge {...ticketLooks[status]} label={t(`coupon.ticket.${status}`)} />
}
