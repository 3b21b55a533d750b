import { listOrderHistory, orderPageSizes, orderStatuses } from '@lumiroute/contract/order'
import type { ShopOrder } from '@lumiroute/contract/order'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderCounts } from '../../features/shop/order/count-orders.ts'
import { shopOrderColumns } from '../../features/shop/order/shop-order.columns.tsx'
import { shopOrderPaths } from '../../features/shop/order/shop-order.paths.ts'
import { productPaths } from '../../features/shop/product/product.paths.ts'
import { usePermitted } from '../../lib/session/permitted.ts'
import { findCode } from '../../lib/table/find-code.ts'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { StateTabs } from '../../ui/table/toolbar/state-tabs.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, day } from '../kit/filters.tsx'
import type { FilterControlProps } from '../kit/filters.tsx'
import { link } from '../kit/row-actions.tsx'

// Loaded lazily, so that the list does not wait for it.
const ShippingDialog = lazy(async () => ({
  default: (await import('../../features/shop/shop/shipping-dialog.tsx')).ShippingDialog,
}))

/** States that need an action. */
const counted: readonly string[] = ['paid', 'preparing', 'ready', 'refundDue']
const statusTabs = [...orderStatuses, 'refundDue'] as const

function StatusTabs({ context, table }: FilterControlProps<object>) {
  const { t } = useTranslation()
  const counts = useOrderCounts(context.storeCode)
  const getLabel = (tab: (typeof statusTabs)[number]) => {
    const name = t(tab === 'refundDue' ? 'shopOrder.list.refundDue' : `shopOrder.status.${tab}`)
    const total = counts?.[tab] ?? 0
    return counted.includes(tab) && total > 0 ? t('shopOrder.list.tab', { name, total }) : name
  }
  return (
    <StateTabs
      {...table}
      name="orderStatus"
      label={t('shopOrder.field.orderStatus')}
      all={t('shopOrder.list.all')}
      options={statusTabs.map((value) => ({ value, label: getLabel(value) }))}
    />
  )
}

const amounts: Record<string, { minAmount?: number; maxAmount?: number }> = {
  low: { maxAmount: 500 },
  mid: { minAmount: 501, maxAmount: 2000 },
  high: { minAmount: 2001 },
}

function ToProducts({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  const { canOpen } = usePermitted()
  const href = productPaths.list(chosen)
  if (!canOpen(href)) return null
  return (
    <Button variant="contained" href={href}>
      {t('shopOrder.list.toProducts')}
    </Button>
  )
}

export const ShopOrderListPage = defineListPage({
  noun: 'shopOrder',
  endpoint: listOrderHistory,
  rows: 'orderList',
  id: 'orderNo',
  scope: ({ storeCode }) => ({ store: storeCode }),
  columns: ({ chosen, may }) => shopOrderColumns(chosen, may('members.read')),
  hidden: ['paymentType', 'invoice'],
  sizes: orderPageSizes,
  size: orderPageSizes[1],
  filters: [
    {
      names: ['orderStatus'],
      isAbove: true,
      query: ({ orderStatus }) => ({
        orderStatus: findCode(orderStatuses, orderStatus),
        isRefundDue: orderStatus === 'refundDue' ? true : undefined,
      }),
      Control: StatusTabs,
    },
    choice('payment', ['paid', 'unpaid'], 'shopOrder.list', {
      label: 'shopOrder.field.paymentStatus',
      all: 'shopOrder.list.anyPayment',
      query: (payment) => ({
        isPaid: payment === 'paid' || payment === 'unpaid' ? payment === 'paid' : undefined,
      }),
    }),
    day('from'),
    day('to'),
    choice(
      'amount',
      ['low', 'mid', 'high'],
      (t) => [
        { value: 'low', label: t('shopOrder.list.amountLow') },
        { value: 'mid', label: t('shopOrder.list.amountMid') },
        { value: 'high', label: t('shopOrder.list.amountHigh') },
      ],
      {
        label: 'shopOrder.field.orderAmount',
        all: 'shopOrder.list.anyAmount',
        query: (amount = '') => amounts[amount] ?? {},
      },
    ),
  ],
  drawing: <EmptyShelf />,
  emptyAction: ({ chosen }) => <ToProducts chosen={chosen} />,
  headerActions: [
    {
      id: 'shipping',
      icon: <LocalShipping />,
      label: 'shipping.open',
      flag: 'shipping',
      needs: 'shop.settings',
      dialog: (control, { storeCode }) => <ShippingDialog storeCode={storeCode} {...control} />,
    },
  ],
  rowActions: [
    link('open', <Visibility />, ({ orderNo }: ShopOrder, { chosen }) =>
      shopOrderPaths.detail(orderNo, chosen),
    ),
  ],
  // New orders arrive while the list is shown.
  refetchInterval: 60_000,
})
