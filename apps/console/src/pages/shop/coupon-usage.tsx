import { useTranslation } from 'react-i18next'
import { usageFilters, UsageTable } from '../../features/shop/coupon/usage-table.tsx'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSpareColumns } from '../../ui/table/use-spare-columns.ts'

const sizes = [20, 50, 100]
const spare = { medium: ['staffAccount'], narrow: ['staffAccount', 'channel', 'claimedAt'] }

export function CouponUsagePage() {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker } = useChosenStore()
  const hidden = useSpareColumns(spare)
  const table = useTableUrlState({ filters: usageFilters, sizes, defaults: { hidden } })
  return (
    <>
      <PageHeader title={t('coupon.usage.title')} purpose={t('coupon.usage.purpose')} actions={picker} />
      {isAbsent ? <StoreAbsent /> : <UsageTable {...table} storeCode={storeCode} />}
    </>
  )
}
