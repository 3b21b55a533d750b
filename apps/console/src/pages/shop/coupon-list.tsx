import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { AddCouponButton, couponFilters, CouponTable } from '../../features/shop/coupon/coupon-table.tsx'
import { couponPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { useListPage } from '../../features/shop/shop/list-page.ts'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const tableOptions = { filters: couponFilters, sizes: [20, 50, 100] }

export function CouponListPage() {
  const { t } = useTranslation()
  const { isAbsent, picker, chosen, table } = useListPage(tableOptions)
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
      {isAbsent ? <StoreAbsent /> : <CouponTable {...table} />}
    </>
  )
}
