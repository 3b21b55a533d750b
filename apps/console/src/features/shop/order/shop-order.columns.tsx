import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime, Money, MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import type { ShopOrderRow } from './list-shop-orders.ts'
import { OrderStatusBadge, PaymentBadge, statusText, wayText } from './order-state.tsx'

type Column = DataColumn<ShopOrderRow>
type Path = (orderNo: string) => string

function itemsText(t: TFunction, { items }: ShopOrderRow): string {
  const [first] = items
  if (!first) return ''
  const name = first.oiProdName
  return items.length > 1 ? t('shopOrder.list.more', { name, total: items.length }) : name
}

function Person({ order }: { order: ShopOrderRow }) {
  const { t } = useTranslation()
  if (!order.mbr) return <Box sx={{ color: 'text.secondary' }}>{t('shopOrder.list.guest')}</Box>
  return (
    <Box sx={{ py: 0.5 }}>
      {order.mbr.name}
      <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        <MonoCode>{order.mbr.mobile || order.mbr.mbrCode}</MonoCode>
      </Box>
    </Box>
  )
}

function nameColumns(t: TFunction, path: Path, dateTime: (at: string) => string): Column[] {
  return [
    {
      id: 'orderNo',
      header: t('shopOrder.field.orderNo'),
      cell: ({ orderNo }) => (
        <Link href={path(orderNo)} underline="hover" sx={{ color: 'text.primary', fontWeight: 550 }}>
          <MonoCode>{orderNo}</MonoCode>
        </Link>
      ),
      exportValue: ({ orderNo }) => orderNo,
      sortable: true,
      hideable: false,
      cardRole: 'title',
      width: 152,
    },
    {
      id: 'orderTime',
      header: t('shopOrder.field.orderTime'),
      cell: ({ orderTime }) => <DateTime at={orderTime} />,
      exportValue: ({ orderTime }) => dateTime(orderTime),
      sortable: true,
      width: 152,
    },
    {
      id: 'member',
      header: t('shopOrder.field.member'),
      cell: (order) => <Person order={order} />,
      exportValue: ({ mbr }) => mbr?.name ?? '',
      width: 120,
    },
    {
      id: 'items',
      header: t('shopOrder.field.items'),
      cell: (order) => itemsText(t, order),
      cardRole: 'subtitle',
    },
  ]
}

function stateColumns(t: TFunction): Column[] {
  return [
    {
      id: 'orderStatus',
      header: t('shopOrder.field.orderStatus'),
      cell: (order) => <OrderStatusBadge order={order} />,
      exportValue: (order) => statusText(t, order),
      cardRole: 'badge',
      width: 104,
    },
    {
      id: 'paymentStatus',
      header: t('shopOrder.field.paymentStatus'),
      cell: (order) => <PaymentBadge order={order} />,
      exportValue: ({ paymentStatus }) => t(`shopOrder.payment.${paymentStatus}`),
      width: 112,
    },
    {
      id: 'paymentType',
      header: t('shopOrder.field.paymentType'),
      cell: ({ paymentType }) => wayText(t, paymentType),
      width: 96,
    },
    {
      id: 'orderAmount',
      header: t('shopOrder.field.orderAmount'),
      cell: ({ orderAmount }) => <Money dollars={orderAmount} />,
      exportValue: ({ orderAmount }) => orderAmount,
      align: 'right',
      sortable: true,
      width: 96,
    },
  ]
}

export function useShopOrderColumns(path: Path): readonly Column[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => [...nameColumns(t, path, dateTime), ...stateColumns(t)], [t, path, dateTime])
}
