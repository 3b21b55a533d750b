import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import Button from '@mui/material/Button'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  AddPointCardButton,
  pointCardFilters,
  PointCardTable,
} from '../features/point-card/point-card-table.tsx'
import { pointCardPaths } from '../features/coupon/coupon.paths.ts'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useTableUrlState } from '../lib/table-url.ts'
import { PageHeader } from '../ui/page-header.tsx'

const tableOptions = { filters: pointCardFilters, sizes: [20, 50, 100] }

export function PointCardListPage() {
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
      {isAbsent ? <StoreAbsent /> : <PointCardTable {...table} {...{ storeCode, chosen, onOpen }} />}
    </>
  )
}
