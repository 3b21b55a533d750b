import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { orderPageSizes } from '@lumiroute/contract'
import type { TableChange, TableState } from '../../lib/table-state.ts'
import { EmptyState } from '../../ui/states.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TableFilter } from '../../ui/table/table-filter.tsx'
import { exportOrders, useOrderList } from './list-orders.ts'
import { OrderItems } from './order-items.tsx'
import { useOrderColumns } from './order.columns.tsx'
import type { OrderRow } from './order.columns.tsx'

export type OrderTableProps = {
  storeCode: string
  /** Where the ads of the same store are. */
  adsPath: string
  /** Where an order of the shop stands whole. */
  orderPath: (orderNo: string) => string
  state: TableState
  onStateChange: (change: TableChange) => void
}

export const orderFilters = ['payment'] as const
const idOf = ({ id }: OrderRow) => String(id)
const itemsOf = (order: OrderRow) => <OrderItems order={order} />

function PaymentFilter(props: Pick<OrderTableProps, 'state' | 'onStateChange'>) {
  const { t } = useTranslation()
  const options = [
    { value: 'paid', label: t('order.status.paid') },
    { value: 'unpaid', label: t('order.status.unpaid') },
  ]
  return (
    <TableFilter
      {...props}
      name="payment"
      label={t('order.field.paymentStatus')}
      all={t('order.list.allStates')}
      options={options}
    />
  )
}

function NoOrders({ adsPath }: { adsPath: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('order.list.empty')}
      text={t('order.list.emptyText')}
      action={
        <Button variant="contained" href={adsPath}>
          {t('order.list.toAds')}
        </Button>
      }
    />
  )
}

export function OrderTable({ storeCode, adsPath, orderPath, state, onStateChange }: OrderTableProps) {
  const { t } = useTranslation()
  const list = useOrderList(storeCode, state)
  return (
    <DataTable
      caption={t('order.list.title')}
      columns={useOrderColumns(orderPath)}
      renderExpanded={itemsOf}
      rowId={idOf}
      {...list}
      state={state}
      onStateChange={onStateChange}
      sizes={orderPageSizes}
      searchPlaceholder={t('order.list.search')}
      filters={<PaymentFilter state={state} onStateChange={onStateChange} />}
      empty={<NoOrders adsPath={adsPath} />}
      exportRows={({ signal }) => exportOrders(storeCode, state, signal)}
    />
  )
}
