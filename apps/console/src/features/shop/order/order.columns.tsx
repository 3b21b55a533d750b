import type { Order } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime, Money, MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'

export type OrderRow = Order & { no: number }

const isPaid = ({ paymentStatus }: Order) => paymentStatus === 'SUCCESS'
function statusText(t: TFunction, order: Order) {
  if (order.paymentStatus === 'REFUNDING') return t('order.status.refundDue')
  return t(isPaid(order) ? 'order.status.paid' : 'order.status.unpaid')
}
const sourceText = (t: TFunction, { source }: Order) =>
  t(source === 'CART' ? 'order.source.cart' : 'order.source.custom')

/** A long name takes a second line, so that the amount stays in sight. */
function AdName({ name }: { name: string | undefined }) {
  return (
    <Box component="span" sx={{ display: 'block', maxWidth: { sm: 184 }, overflowWrap: 'anywhere' }}>
      {name ?? absent}
    </Box>
  )
}

/** Where an order of the shop stands whole. */
export type OrderPath = (orderNo: string, storeCode: string) => string

/** An order of the shop has a page of its own. */
function OrderNumber({ order, path }: { order: OrderRow; path: OrderPath }) {
  const code = <MonoCode>{order.paymentId}</MonoCode>
  if (!order.orderNo) return code
  return (
    <Link
      href={path(order.orderNo, order.store.storeCode)}
      underline="hover"
      sx={{ color: 'text.primary', fontWeight: 550 }}
    >
      {code}
    </Link>
  )
}

function nameColumns(t: TFunction, path: OrderPath): DataColumn<OrderRow>[] {
  return [
    { id: 'no', header: t('order.field.no'), cell: ({ no }) => no, align: 'right', width: 40 },
    {
      id: 'paymentId',
      header: t('order.field.paymentId'),
      cell: (order) => <OrderNumber order={order} path={path} />,
      exportValue: ({ paymentId }) => paymentId,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'adminName',
      header: t('order.field.adminName'),
      cell: ({ storeAdmin }) => storeAdmin.adminName || absent,
      sortable: true,
      width: 72,
    },
    {
      id: 'adName',
      header: t('order.field.adName'),
      cell: ({ ad }) => <AdName name={ad?.name} />,
      exportValue: ({ ad }) => ad?.name ?? '',
      sortable: true,
      cardRole: 'subtitle',
    },
  ]
}

function stateColumns(t: TFunction, dateTime: (at: string) => string): DataColumn<OrderRow>[] {
  return [
    {
      id: 'orderTime',
      header: t('order.field.orderTime'),
      cell: ({ orderTime }) => <DateTime at={orderTime} />,
      exportValue: ({ orderTime }) => dateTime(orderTime),
      sortable: true,
      width: 152,
    },
    {
      id: 'source',
      header: t('order.field.source'),
      cell: (order) => sourceText(t, order),
      sortable: true,
      width: 72,
    },
    {
      id: 'paymentStatus',
      header: t('order.field.paymentStatus'),
      cell: (order) => (
        <StatusBadge tone={isPaid(order) ? 'success' : 'warning'} label={statusText(t, order)} />
      ),
      exportValue: (order) => statusText(t, order),
      sortable: true,
      width: 96,
      cardRole: 'badge',
    },
    {
      id: 'orderAmount',
      header: t('order.field.orderAmount'),
      cell: ({ orderAmount }) => <Money dollars={orderAmount} />,
      exportValue: ({ orderAmount }) => orderAmount,
      align: 'right',
      sortable: true,
      width: 80,
    },
  ]
}

const storeColumn = (t: TFunction): DataColumn<OrderRow> => ({
  id: 'store',
  header: t('order.field.store'),
  cell: ({ store }) => store.storeName,
})

export function useOrderColumns(path: OrderPath, isOverAll: boolean): readonly DataColumn<OrderRow>[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(
    () => [...nameColumns(t, path), ...(isOverAll ? [storeColumn(t)] : []), ...stateColumns(t, dateTime)],
    [t, path, dateTime, isOverAll],
  )
}
