import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AddCouponButton, couponFilters, CouponTable } from '../features/coupon/coupon-table.tsx'
import { couponPaths } from '../features/coupon/coupon.paths.ts'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useTableUrlState } from '../lib/table-url.ts'
import { PageHeader } from '../ui/page-header.tsx'

const tableOptions = { filters: couponFilters, sizes: [20, 50, 100] }

export function CouponListPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(tableOptions)
  const chosen = canChoose ? storeCode : undefined
  const navigate = useNavigate()
  const onOpen = useCallback((path: string) => void navigate(path), [navigate])
  const actions = (
    <>
      {picker}
      {!isAbsent && (
        <>
          <Button variant="outlined" startIcon={<HistoryOutlined />} href={couponPaths.usage(chosen)}>
            {t('coupon.list.usage')}
          </Button>
          <AddCouponButton chosen={chosen} />
        </>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={t('coupon.list.title')} purpose={t('coupon.list.purpose')} actions={actions} />
      {isAbsent ? <StoreAbsent /> : <CouponTable {...table} {...{ storeCode, chosen, onOpen }} />}
    </>
  )
}
