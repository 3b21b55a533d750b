import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { orderPageSizes } from '@lumiroute/contract/order'
import { everyStore } from '../../../lib/session/store-choice.ts'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RangeChip } from '../../../ui/table/range-chip.tsx'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { exportOrders, paymentCodes, useOrderList } from './list-orders.ts'
import { OrderItems } from './order-items.tsx'
import { useOrderColumns } from './order.columns.tsx'
import type { OrderPath, OrderRow } from './order.columns.tsx'

export type OrderTableProps = {
  storeCode: string
  /** Where the ads of the same store are. */
  adsPath: string
  /** Where an order of the shop stands whole. */
  orderPath: OrderPath
  state: TableState
  onStateChange: (change: TableChange) => void
}

export const orderFilters = ['payment', 'source', 'paidFrom', 'paidTo'] as const
const idOf = ({ id }: OrderRow) => String(id)
const itemsOf = (order: OrderRow) => <OrderItems order={order} />

function Filters(props: Pick<OrderTableProps, 'state' | 'onStateChange'>) {
  const { t } = useTranslation()
  const sources = [
    { value: 'AD', label: t('order.list.ofAds') },
    { value: 'CART', label: t('order.list.ofShop') },
  ]
  return (
    <>
      <TableFilter
        {...props}
        name="payment"
        label={t('order.field.paymentStatus')}
        all={t('order.list.allStates')}
        options={paymentCodes.map((value) => ({ value, label: t(`order.status.${value}`) }))}
      />
      <TableFilter
        {...props}
        name="source"
        label={t('order.field.source')}
        all={t('order.list.allSources')}
        options={sources}
      />
      <RangeChip {...props} names={['paidFrom', 'paidTo']} label={t('order.list.paidBetween')} />
    </>
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
      columns={useOrderColumns(orderPath, storeCode === everyStore)}
      renderExpanded={itemsOf}
      rowId={idOf}
      {...list}
      state={state}
      onStateChange={onStateChange}
      sizes={orderPageSizes}
      searchPlaceholder={t('order.list.search')}
      filters={<Filters state={state} onStateChange={onStateChange} />}
      empty={<NoOrders adsPath={adsPath} />}
      exportRows={({ signal }) => exportOrders(storeCode, state, signal)}
    />
  )
}
