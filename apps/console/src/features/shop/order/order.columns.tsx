import type { Order } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { absent } from '../../../lib/format/format.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { column, moment, money, rowNumber } from '../../../ui/table/columns.tsx'
import { NameLink } from '../../../ui/table/name-link.tsx'
import { shopOrderPaths } from './shop-order.paths.ts'

const isPaid = ({ paymentStatus }: Order) => paymentStatus === 'SUCCESS'
function statusText(t: TFunction, order: Order) {
  if (order.paymentStatus === 'REFUNDING') return t('order.status.refundDue')
  return t(isPaid(order) ? 'order.status.paid' : 'order.status.unpaid')
}
const sourceText = (t: TFunction, { source }: Order) =>
  t(source === 'CART' ? 'order.source.cart' : 'order.source.custom')

/** A long name wraps, so that the amount stays in view. */
function AdName({ name }: { name: string | undefined }) {
  return (
    <Box component="span" sx={{ display: 'block', maxWidth: { sm: 184 }, overflowWrap: 'anywhere' }}>
      {name ?? absent}
    </Box>
  )
}

/** A shop order has a page; for operators its URL contains the store. */
function OrderNumber({ order, canChoose }: { order: Order; canChoose: boolean }) {
  const code = <MonoCode>{order.paymentId}</MonoCode>
  if (!order.orderNo) return code
  const store = canChoose ? order.store.storeCode : undefined
  return <NameLink href={shopOrderPaths.detail(order.orderNo, store)}>{code}</NameLink>
}

export const orderColumns = ({ canChoose, isAll }: { canChoose: boolean; isAll: boolean }) => [
  rowNumber('no', 40),
  column<Order>('paymentId', {
    value: ({ paymentId }) => paymentId,
    render: (order) => <OrderNumber {...{ order, canChoose }} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  column<Order>('adminName', {
    value: ({ storeAdmin }) => storeAdmin.adminName,
    sortable: true,
    width: 72,
  }),
  column<Order>('adName', {
    value: ({ ad }) => ad?.name,
    render: ({ ad }) => <AdName name={ad?.name} />,
    sortable: true,
    cardRole: 'subtitle',
  }),
  ...(isAll ? [column<Order>('store', { value: ({ store }) => store.storeName })] : []),
  moment('orderTime', { width: 152 }),
  column<Order>('source', { value: (order, { t }) => sourceText(t, order), sortable: true, width: 72 }),
  column<Order>('paymentStatus', {
    value: (order, { t }) => statusText(t, order),
    render: (order, { t }) => (
      <StatusBadge tone={isPaid(order) ? 'success' : 'warning'} label={statusText(t, order)} />
    ),
    sortable: true,
    width: 96,
    cardRole: 'badge',
  }),
  money('orderAmount', { sortable: true, width: 80 }),
]
