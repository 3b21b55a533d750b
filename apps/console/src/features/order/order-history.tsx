import type { OrderEvent, OrderEventKind, ShopOrderDetail } from '@lumiroute/contract'
import Cancel from '@mui/icons-material/BlockOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import Replay from '@mui/icons-material/ReplayOutlined'
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import Warning from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateTime, Money } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'

const icons: Record<OrderEventKind, typeof SvgIcon> = {
  created: ShoppingBag,
  paid: Payments,
  short: Warning,
  late: Warning,
  doublePaid: Warning,
  prepared: Inventory,
  ready: Inventory,
  done: CheckCircle,
  canceled: Cancel,
  expired: Cancel,
  refunded: Replay,
}

const dot = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  bgcolor: 'background.sunken',
  color: 'text.secondary',
  border: 1,
  borderColor: 'divider',
} as const
// The line runs behind the dots, from each to the next.
const line = {
  display: 'flex',
  gap: 1.5,
  pb: 2,
  position: 'relative',
  '&:last-of-type': { pb: 0 },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 16,
    top: 32,
    bottom: 0,
    borderLeft: 1,
    borderColor: 'divider',
  },
} as const

function titleOf(t: TFunction, { kind, way }: OrderEvent): string {
  if (kind !== 'refunded') return t(`shopOrder.event.${kind}`)
  return t('shopOrder.event.refunded', { way: t(`shopOrder.refundWay.${way ?? 'other'}`) })
}

function Happened({ event }: { event: OrderEvent }) {
  const { t } = useTranslation()
  const Icon = icons[event.kind]
  return (
    <Box component="li" sx={line}>
      <Box sx={dot}>
        <Icon aria-hidden sx={{ fontSize: 18 }} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, pt: 0.25 }}>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', lineHeight: '20px' }}>
          <Box sx={{ overflowWrap: 'anywhere' }}>{titleOf(t, event)}</Box>
          {event.amount !== null && (
            <Box sx={{ fontWeight: 600 }}>
              <Money dollars={event.kind === 'refunded' ? -event.amount : event.amount} />
            </Box>
          )}
        </Box>
        <Box sx={{ fontSize: 12, lineHeight: '18px', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <DateTime at={event.at} />
          {event.by && `・${event.by}`}
          {event.note && `・${event.note}`}
        </Box>
      </Box>
    </Box>
  )
}

export function OrderHistory({ order }: { order: ShopOrderDetail }) {
  const { t } = useTranslation()
  return (
    <Section title={t('shopOrder.detail.history')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.events.toReversed().map((event, at) => (
          <Happened key={order.events.length - at} event={event} />
        ))}
      </Box>
    </Section>
  )
}
