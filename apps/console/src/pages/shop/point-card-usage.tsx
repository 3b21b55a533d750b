import { useTranslation } from 'react-i18next'
import { memberCardFilters, MemberCardTable } from '../../features/shop/point-card/member-card-table.tsx'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useSpareColumns } from '../../ui/table/use-spare-columns.ts'

const sizes = [20, 50, 100]
const spare = { medium: [], narrow: ['issuedAt', 'expireAt'] }

export function PointCardUsagePage() {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker } = useChosenStore()
  const hidden = useSpareColumns(spare)
  const table = useTableUrlState({ filters: memberCardFilters, sizes, defaults: { hidden } })
  return (
    <>
      <PageHeader
        title={t('pointCard.usage.title')}
        purpose={t('pointCard.usage.purpose')}
        actions={picker}
      />
      {isAbsent ? <StoreAbsent /> : <MemberCardTable {...table} storeCode={storeCode} />}
    </>
  )
}
