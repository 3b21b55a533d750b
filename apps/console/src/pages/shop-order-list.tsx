import { orderPageSizes } from '@lumiroute/contract'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ShopOrderTable, shopOrderFilters } from '../features/order/shop-order-table.tsx'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useTableUrlState } from '../lib/table-url.ts'
import { PageHeader } from '../ui/page-header.tsx'

const tableOptions = {
  filters: shopOrderFilters,
  sizes: orderPageSizes,
  defaults: { size: orderPageSizes[1], hidden: ['paymentType'] },
}

export function ShopOrderListPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(tableOptions)
  const navigate = useNavigate()
  const onOpen = useCallback((path: string) => void navigate(path), [navigate])
  const chosen = canChoose ? storeCode : undefined
  return (
    <>
      <PageHeader title={t('shopOrder.list.title')} purpose={t('shopOrder.list.purpose')} actions={picker} />
      {isAbsent ? <StoreAbsent /> : <ShopOrderTable {...table} {...{ storeCode, chosen, onOpen }} />}
    </>
  )
}
