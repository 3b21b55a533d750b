import type { ActivityType } from '@lumiroute/contract/activity'
import SwapVert from '@mui/icons-material/SwapVert'
import Button from '@mui/material/Button'
import { Suspense, lazy, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { activityPaths } from '../../features/shop/activity/activity.paths.ts'
import {
  activityFilters,
  ActivityTable,
  AddActivityButton,
} from '../../features/shop/activity/activity-table.tsx'

const ActivityOrder = lazy(async () => ({
  default: (await import('../../features/shop/activity/activity-order.tsx')).ActivityOrder,
}))
const tableOptions = { filters: activityFilters, sizes: [20, 50, 100] }

/** The list of latest activities, or of banners. */
function ActivityList({ type }: { type: ActivityType }) {
  const { t } = useTranslation()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(tableOptions)
  const [isOrdering, setOrdering] = useAddressFlag('order')
  const chosen = canChoose ? storeCode : undefined
  const navigate = useNavigate()
  const onEdit = useCallback(
    (code: string) => void navigate(activityPaths.edit(type, code, chosen)),
    [navigate, type, chosen],
  )
  const actions = (
    <>
      {picker}
      {!isAbsent && !isOrdering && (
        <>
          <Button variant="outlined" startIcon={<SwapVert />} onClick={() => setOrdering(true)}>
            {t('activity.list.order')}
          </Button>
          <AddActivityButton {...{ type, chosen }} />
        </>
      )}
    </>
  )
  return (
    <>
      <PageHeader
        title={t(`activity.${type}.title`)}
        purpose={t(`activity.${type}.purpose`)}
        actions={actions}
      />
      {isAbsent && <StoreAbsent />}
      {!isAbsent && !isOrdering && <ActivityTable {...table} {...{ type, storeCode, chosen, onEdit }} />}
      <Suspense>
        {isOrdering && !isAbsent && (
          <ActivityOrder key={storeCode} {...{ type, storeCode }} onClose={() => setOrdering(false)} />
        )}
      </Suspense>
    </>
  )
}

export const ActivityListPage = () => <ActivityList type="activity" />
export const BannerListPage = () => <ActivityList type="banner" />
