import SwapVert from '@mui/icons-material/SwapVert'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { Suspense, lazy, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AddProductButton, ProductTable, productFilters } from '../../features/shop/product/product-table.tsx'
import { productPaths } from '../../features/shop/product/product.paths.ts'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'

// The list must not wait for what is opened from it.
const ProductOrder = lazy(async () => ({
  default: (await import('../../features/shop/product/product-order.tsx')).ProductOrder,
}))
const SheetDialog = lazy(async () => ({
  default: (await import('../../features/shop/product/sheet-dialog.tsx')).SheetDialog,
}))

const tableOptions = {
  filters: productFilters,
  sizes: [20, 50, 100],
  defaults: { hidden: ['prodCode', 'prodViewCount', 'updatedAt'] },
}

export function ProductListPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(tableOptions)
  const [isOrdering, setOrdering] = useAddressFlag('order')
  const [isMoving, setMoving] = useAddressFlag('sheet')
  const chosen = canChoose ? storeCode : undefined
  const navigate = useNavigate()
  const onEdit = useCallback(
    (code: string) => void navigate(productPaths.edit(code, chosen)),
    [navigate, chosen],
  )
  const actions = (
    <>
      {picker}
      {!isAbsent && !isOrdering && (
        <>
          <Button variant="outlined" startIcon={<SwapVert />} onClick={() => setOrdering(true)}>
            {t('product.list.order')}
          </Button>
          <Button variant="outlined" startIcon={<UploadFile />} onClick={() => setMoving(true)}>
            {t('product.list.sheet')}
          </Button>
          <AddProductButton chosen={chosen} />
        </>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={t('product.list.title')} purpose={t('product.list.purpose')} actions={actions} />
      {isAbsent && <StoreAbsent />}
      {!isAbsent && !isOrdering && <ProductTable {...table} {...{ storeCode, chosen, onEdit }} />}
      <Suspense>
        {isOrdering && (
          <ProductOrder key={storeCode} storeCode={storeCode} onClose={() => setOrdering(false)} />
        )}
        {isMoving && <SheetDialog storeCode={storeCode} onClose={() => setMoving(false)} />}
      </Suspense>
    </>
  )
}
