import { orderPageSizes } from '@lumiroute/contract/order'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderTable, orderFilters } from '../../features/shop/order/order-table.tsx'
import { shopOrderPaths } from '../../features/shop/order/shop-order.paths.ts'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'

const tableOptions = { filters: orderFilters, sizes: orderPageSizes, defaults: { size: orderPageSizes[0] } }

export function OrderListPage() {
  const { t } = useTranslation()
  const { storeCode, isAll, isAbsent, canChoose, picker } = useChosenStore({ hasAll: true })
  const table = useTableUrlState(tableOptions)
  const adsPath = canChoose && !isAll ? `/ad/list?${new URLSearchParams({ store: storeCode })}` : '/ad/list'
  const orderPath = useCallback(
    (orderNo: string, store: string) => shopOrderPaths.detail(orderNo, canChoose ? store : undefined),
    [canChoose],
  )
  return (
    <>
      <PageHeader title={t('order.list.title')} purpose={t('order.list.purpose')} actions={picker} />
      {isAbsent ? (
        <Card padded={false}>
          <EmptyState title={t('order.list.storeAbsent')} text={t('order.list.storeAbsentText')} />
        </Card>
      ) : (
        <OrderTable {...table} storeCode={storeCode} adsPath={adsPath} orderPath={orderPath} />
      )}
    </>
  )
}
