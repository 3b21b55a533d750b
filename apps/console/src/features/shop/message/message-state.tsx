import type { Message, MessageStatus } from '@lumiroute/contract/message'
import Block from '@mui/icons-material/BlockOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Send from '@mui/icons-material/SendOutlined'
import SkipNext from '@mui/icons-material/SkipNextOutlined'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'

const looks = {
  draft: { tone: 'neutral', icon: EditNote },
  scheduled: { tone: 'info', icon: Schedule },
  sending: { tone: 'live', icon: Send },
  sent: { tone: 'success' },
  partial: { tone: 'warning' },
  failed: { tone: 'danger' },
  canceled: { tone: 'neutral', icon: Block },
} as const

export function MessageStateBadge({ status }: { status: MessageStatus }) {
  const { t } = useTranslation()
  return <StatusBadge {...looks[status]} label={t(`message.status.${status}`)} />
}

const chunkLooks = {
  waiting: { tone: 'neutral', icon: HourglassEmpty },
  sent: { tone: 'success' },
  failed: { tone: 'danger' },
  skipped: { tone: 'neutral', icon: SkipNext },
} as const

export function ChunkStateBadge({ status }: { status: Message['chunks'][number]['status'] }) {
  const { t } = useTranslation()
  return <StatusBadge {...chunkLooks[status]} label={t(`message.chunk.${status}`)} />
}
