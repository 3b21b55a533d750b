import { listAllOrders, listOrders, orderPageSizes } from '@lumiroute/contract/order'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import { OrderItems } from '../../features/shop/order/order-items.tsx'
import { orderColumns } from '../../features/shop/order/order.columns.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, dayRange } from '../kit/filters.tsx'

const payments: Record<string, { isPaid: boolean } | { isOpen: true } | { isRefundDue: true }> = {
  paid: { isPaid: true },
  unpaid: { isPaid: false },
  open: { isOpen: true },
  refundDue: { isRefundDue: true },
}

function ToAds({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" href={adPaths.list(chosen)}>
      {t('order.list.toAds')}
    </Button>
  )
}

export const OrderListPage = defineListPage({
  noun: 'order',
  endpoint: listOrders,
  endpointOfAll: listAllOrders,
  rows: 'orderList',
  scope: ({ isAll, storeCode }) => (isAll ? {} : { store: storeCode }),
  hasAllStores: true,
  columns: orderColumns,
  sizes: orderPageSizes,
  size: orderPageSizes[0],
  filters: [
    choice('payment', Object.keys(payments), 'order.status', {
      label: 'order.field.paymentStatus',
      all: 'order.list.allStates',
      query: (payment = '') => payments[payment] ?? {},
    }),
    choice(
      'source',
      ['AD', 'CART'],
      (t) => [
        { value: 'AD', label: t('order.list.ofAds') },
        { value: 'CART', label: t('order.list.ofShop') },
      ],
      { all: 'order.list.allSources' },
    ),
    dayRange('paidFrom', 'paidTo', 'order.list.paidBetween'),
  ],
  emptyAction: ({ chosen }) => <ToAds chosen={chosen} />,
  expanded: (order) => <OrderItems order={order} />,
})
