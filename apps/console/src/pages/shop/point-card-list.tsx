import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import {
  AddPointCardButton,
  pointCardFilters,
  PointCardTable,
} from '../../features/shop/point-card/point-card-table.tsx'
import { pointCardPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { useListPage } from '../../features/shop/shop/list-page.ts'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const tableOptions = { filters: pointCardFilters, sizes: [20, 50, 100] }

export function PointCardListPage() {
  const { t } = useTranslation()
  const { isAbsent, picker, chosen, table } = useListPage(tableOptions)
  const actions = (
    <>
      {picker}
      {!isAbsent && (
        <>
          <Button variant="outlined" startIcon={<HistoryOutlined />} href={pointCardPaths.usage(chosen)}>
            {t('pointCard.list.usage')}
          </Button>
          <AddPointCardButton chosen={chosen} />
        </>
      )}
    </>
  )
  return (
    <>
      <PageHeader title={t('pointCard.list.title')} purpose={t('pointCard.list.purpose')} actions={actions} />
      {isAbsent ? <StoreAbsent /> : <PointCardTable {...table} />}
    </>
  )
}
