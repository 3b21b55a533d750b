import type { ShopOrder } from '@lumiroute/contract/order'
import Box from '@mui/material/Box'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { MonoCode } from '../../../ui/figures.tsx'
import { column, moment, money } from '../../../ui/table/columns.tsx'
import { NameLink, SecondLine } from '../../../ui/table/name-link.tsx'
import { invoiceText } from './invoice-text.ts'
import { OrderStatusBadge, PaymentBadge, statusText, wayText } from './order-state.tsx'
import { shopOrderPaths } from './shop-order.paths.ts'

function itemsText(t: TFunction, { items }: ShopOrder): string {
  const [first] = items
  if (!first) return ''
  const name = first.oiProdName
  return items.length > 1 ? t('shopOrder.list.more', { name, total: items.length }) : name
}

function Person({ order: { mbr } }: { order: ShopOrder }) {
  const { t } = useTranslation()
  if (!mbr) return <Box sx={{ color: 'text.secondary' }}>{t('shopOrder.list.guest')}</Box>
  return (
    <Box sx={{ py: 0.5 }}>
      {mbr.name}
      <SecondLine>
        <MonoCode>{mbr.mobile || mbr.mbrCode}</MonoCode>
      </SecondLine>
    </Box>
  )
}

const member = column<ShopOrder>('member', {
  value: ({ mbr }) => mbr?.name,
  render: (order) => <Person order={order} />,
  width: 120,
})

const invoice = column<ShopOrder>('invoice', {
  value: (order, { t }) => invoiceText(t, order.invoice),
  width: 200,
})

export const shopOrderColumns = (chosen: string | undefined, hasMembers: boolean) => [
  column<ShopOrder>('orderNo', {
    value: ({ orderNo }) => orderNo,
    render: ({ orderNo }) => (
      <NameLink href={shopOrderPaths.detail(orderNo, chosen)}>
        <MonoCode>{orderNo}</MonoCode>
      </NameLink>
    ),
    sortable: true,
    hideable: false,
    cardRole: 'title',
    width: 152,
  }),
  moment('orderTime', { width: 152 }),
  ...(hasMembers ? [member] : []),
  column<ShopOrder>('items', { value: (order, { t }) => itemsText(t, order), cardRole: 'subtitle' }),
  column<ShopOrder>('orderStatus', {
    value: (order, { t }) => statusText(t, order),
    render: (order) => <OrderStatusBadge order={order} />,
    cardRole: 'badge',
    width: 104,
  }),
  column<ShopOrder>('paymentStatus', {
    value: ({ paymentStatus }, { t }) => t(`shopOrder.payment.${paymentStatus}`),
    render: (order) => <PaymentBadge order={order} />,
    width: 112,
  }),
  column<ShopOrder>('paymentType', { value: ({ paymentType }, { t }) => wayText(t, paymentType), width: 96 }),
  ...(hasMembers ? [invoice] : []),
  money('orderAmount', { sortable: true, width: 96 }),
]
