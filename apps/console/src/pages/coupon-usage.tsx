import { useTranslation } from 'react-i18next'
import { usageFilters, UsageTable } from '../features/coupon/usage-table.tsx'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useTableUrlState } from '../lib/table-url.ts'
import { PageHeader } from '../ui/page-header.tsx'

const tableOptions = { filters: usageFilters, sizes: [20, 50, 100] }

export function CouponUsagePage() {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(tableOptions)
  return (
    <>
      <PageHeader title={t('coupon.usage.title')} purpose={t('coupon.usage.purpose')} actions={picker} />
      {isAbsent ? <StoreAbsent /> : <UsageTable {...table} storeCode={storeCode} />}
    </>
  )
}
