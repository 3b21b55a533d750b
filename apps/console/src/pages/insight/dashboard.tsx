import { dashboardRanges } from '@lumiroute/contract/overview'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PlatformDashboard } from '../../features/insight/overview/platform-dashboard.tsx'
import { StoreDashboard } from '../../features/insight/overview/store-dashboard.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useAddressChoice } from '../../lib/table/address-choice.ts'
import { findCode } from '../../lib/table/find-code.ts'
import { EmptyFrame } from '../../ui/drawings/empty-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { FilterTabs } from '../../ui/table/toolbar/filter-tabs.tsx'

function useRange() {
  const { t } = useTranslation()
  const [named, choose] = useAddressChoice('range')
  const range = findCode(dashboardRanges, named) ?? 'week'
  const tabs = (
    <FilterTabs
      label={t('dashboard.range.label')}
      options={dashboardRanges.map((value) => ({ value, label: t(`dashboard.range.${value}`) }))}
      value={range}
      onChange={(next) => choose(next === 'week' ? '' : next)}
    />
  )
  return { range, tabs }
}

function StoreAbsent() {
  const { t } = useTranslation()
  const [title, text] = [t('ui.page.storeAbsent'), t('ui.page.storeAbsentText')]
  return (
    <Card padded={false}>
      <EmptyState title={title} text={text} drawing={<EmptyFrame />} />
    </Card>
  )
}

/** The platform's dashboard for an operator, or the chosen store's; a store administrator sees their own. */
export function DashboardPage() {
  const { t } = useTranslation()
  const { storeCode, isAll, isAbsent, canChoose, picker } = useChosenStore({ hasAll: true, isAllFirst: true })
  const { range, tabs } = useRange()
  const actions = (
    <>
      {picker}
      {tabs}
    </>
  )
  return (
    <Box sx={{ maxWidth: 1600 }}>
      <PageHeader
        title={t(isAll ? 'nav.platformDashboard' : 'nav.storeDashboard')}
        purpose={t(isAll ? 'dashboard.purpose' : 'dashboard.storePurpose')}
        actions={actions}
      />
      {isAbsent && <StoreAbsent />}
      {!isAbsent && isAll && <PlatformDashboard range={range} />}
      {!isAbsent && !isAll && (
        <StoreDashboard
          key={storeCode}
          {...{ storeCode, range }}
          chosen={canChoose ? storeCode : undefined}
        />
      )}
    </Box>
  )
}
