import { orderPageSizes, orderStatuses } from '@lumiroute/contract/order'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { EmptyShelf } from '../../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateFilter } from '../../../ui/table/date-filter.tsx'
import { StateTabs } from '../../../ui/table/state-tabs.tsx'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { productPaths } from '../product/product.paths.ts'
import { exportShopOrders, useOrderCounts, useShopOrderList } from './list-shop-orders.ts'
import type { ShopOrderRow } from './list-shop-orders.ts'
import { useShopOrderColumns } from './shop-order.columns.tsx'
import { shopOrderPaths } from './shop-order.paths.ts'

export const shopOrderFilters = ['orderStatus', 'payment', 'from', 'to', 'amount'] as const

export type ShopOrderTableProps = TableControl & {
  storeCode: string
  /** For addresses: an operator's choice of the store. */
  chosen: string | undefined
  onOpen: (path: string) => void
}

const idOf = ({ orderNo }: ShopOrderRow) => orderNo
/** What somebody has to do something about. */
const counted: readonly string[] = ['paid', 'preparing', 'ready', 'refundDue']
const tabs = [...orderStatuses, 'refundDue'] as const

function StatusTabs({ storeCode, ...table }: TableControl & { storeCode: string }) {
  const { t } = useTranslation()
  const counts = useOrderCounts(storeCode)
  const labelOf = (tab: (typeof tabs)[number]) => {
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
      options={tabs.map((value) => ({ value, label: labelOf(value) }))}
    />
  )
}

function Filters(props: TableControl) {
  const { t } = useTranslation()
  const options = [
    { value: 'low', label: t('shopOrder.list.amountLow') },
    { value: 'mid', label: t('shopOrder.list.amountMid') },
    { value: 'high', label: t('shopOrder.list.amountHigh') },
  ]
  const payments = [
    { value: 'paid', label: t('shopOrder.list.paid') },
    { value: 'unpaid', label: t('shopOrder.list.unpaid') },
  ]
  return (
    <>
      <TableFilter
        {...props}
        name="payment"
        label={t('shopOrder.field.paymentStatus')}
        all={t('shopOrder.list.anyPayment')}
        options={payments}
      />
      <DateFilter {...props} name="from" label={t('shopOrder.field.from')} />
      <DateFilter {...props} name="to" label={t('shopOrder.field.to')} />
      <TableFilter
        {...props}
        name="amount"
        label={t('shopOrder.field.orderAmount')}
        all={t('shopOrder.list.anyAmount')}
        options={options}
      />
    </>
  )
}

function NoOrders({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  const toProducts = (
    <Button variant="contained" href={productPaths.list(chosen)}>
      {t('shopOrder.list.toProducts')}
    </Button>
  )
  return (
    <EmptyState
      title={t('shopOrder.list.empty')}
      text={t('shopOrder.list.emptyText')}
      drawing={<EmptyShelf />}
      action={toProducts}
    />
  )
}

export function ShopOrderTable({ storeCode, chosen, onOpen, ...narrowed }: ShopOrderTableProps) {
  const { t } = useTranslation()
  const list = useShopOrderList(storeCode, narrowed.state)
  const path = useCallback((orderNo: string) => shopOrderPaths.detail(orderNo, chosen), [chosen])
  const rowActions = useCallback(
    ({ orderNo }: ShopOrderRow): readonly RowAction[] => [
      {
        id: 'open',
        label: t('shopOrder.list.open'),
        icon: <Visibility />,
        onClick: () => onOpen(path(orderNo)),
      },
    ],
    [t, onOpen, path],
  )
  return (
    <>
      <StatusTabs {...narrowed} storeCode={storeCode} />
      <DataTable
        caption={t('shopOrder.list.title')}
        columns={useShopOrderColumns(path)}
        rowActions={rowActions}
        rowId={idOf}
        {...list}
        {...narrowed}
        sizes={orderPageSizes}
        searchPlaceholder={t('shopOrder.list.search')}
        filters={<Filters {...narrowed} />}
        empty={<NoOrders chosen={chosen} />}
        exportRows={({ signal }) => exportShopOrders(storeCode, narrowed.state, signal)}
      />
    </>
  )
}
