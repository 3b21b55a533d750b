import { orderPageSizes } from '@lumiroute/contract/order'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Button from '@mui/material/Button'
import { Suspense, lazy, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ShopOrderTable, shopOrderFilters } from '../../features/shop/order/shop-order-table.tsx'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'

// The list must not wait for what is opened from it.
const ShippingDialog = lazy(async () => ({
  default: (await import('../../features/shop/shop/shipping-dialog.tsx')).ShippingDialog,
}))

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
  const [isSetting, setSetting] = useAddressFlag('shipping')
  const actions = (
    <>
      {picker}
      {!isAbsent && (
        <Button variant="outlined" startIcon={<LocalShipping />} onClick={() => setSetting(true)}>
          {t('shipping.open')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={t('shopOrder.list.title')} purpose={t('shopOrder.list.purpose')} actions={actions} />
      {isAbsent ? <StoreAbsent /> : <ShopOrderTable {...table} {...{ storeCode, chosen, onOpen }} />}
      <Suspense>
        {isSetting && (
          <ShippingDialog key={storeCode} {...{ storeCode }} open onClose={() => setSetting(false)} />
        )}
      </Suspense>
    </>
  )
}
