import type { OrderEvent, OrderEventKind, ShopOrderDetail } from '@lumiroute/contract/order'
import Cancel from '@mui/icons-material/BlockOutlined'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import Replay from '@mui/icons-material/ReplayOutlined'
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import Warning from '@mui/icons-material/WarningAmber'
import type SvgIcon from '@mui/material/SvgIcon'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { EventList, Happened } from '../../../ui/event-list.tsx'
import { Money } from '../../../ui/figures.tsx'
import { Section } from '../../../ui/section.tsx'

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

function getTitle(t: TFunction, { kind, way }: OrderEvent): string {
  if (kind !== 'refunded') return t(`shopOrder.event.${kind}`)
  return t('shopOrder.event.refunded', { way: t(`shopOrder.refundWay.${way ?? 'other'}`) })
}

const getAmount = ({ kind, amount }: OrderEvent) =>
  amount !== null && <Money dollars={kind === 'refunded' ? -amount : amount} />

export function OrderHistory({ order }: { order: ShopOrderDetail }) {
  const { t } = useTranslation()
  return (
    <Section title={t('shopOrder.detail.history')}>
      <EventList>
        {order.events.toReversed().map((event, at) => (
          <Happened
            key={order.events.length - at}
            icon={icons[event.kind]}
            title={getTitle(t, event)}
            amount={getAmount(event)}
            at={event.at}
            notes={[event.by, event.note]}
          />
        ))}
      </EventList>
    </Section>
  )
}
