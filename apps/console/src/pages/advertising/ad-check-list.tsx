import { listAdsForReview } from '@lumiroute/contract/ad'
import type { Ad } from '@lumiroute/contract/ad'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { adCheckColumns } from '../../features/advertising/ad-check/ad-check.columns.tsx'
import { adCheckPaths } from '../../features/advertising/ad/ad.paths.ts'
import { findCode } from '../../lib/table/find-code.ts'
import type { TableControl } from '../../lib/table/table-state.ts'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { FilterTabs } from '../../ui/table/toolbar/filter-tabs.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { link } from '../kit/row-actions.tsx'

const ApproveAdsDialog = lazy(async () => ({
  default: (await import('../../features/advertising/ad-check/approve-ads-dialog.tsx')).ApproveAdsDialog,
}))

const statuses = ['request', 'accept', 'reject'] as const
const getStatus = (filters: Record<string, string | undefined>) =>
  findCode(statuses, filters.payStatus) ?? 'request'

/** One of three filters is always active; the queue is the default and is left out of the URL. */
function StatusTabs({ table: { state, onStateChange } }: { table: TableControl }) {
  const { t } = useTranslation()
  const options = statuses.map((value) => ({ value, label: t(`adCheck.list.${value}`) }))
  const choose = (payStatus: string) =>
    onStateChange({ filters: payStatus === 'request' ? {} : { payStatus } })
  return (
    <FilterTabs
      label={t('adCheck.list.tabs')}
      options={options}
      value={getStatus(state.filters)}
      onChange={choose}
    />
  )
}

export const AdCheckListPage = defineListPage({
  noun: 'adCheck',
  endpoint: listAdsForReview,
  rows: 'adList',
  columns: (_context, { filters }) => adCheckColumns(getStatus(filters) === 'request'),
  filters: [
    {
      names: ['payStatus'],
      query: (filters) => ({ payStatus: getStatus(filters) }),
      Control: StatusTabs,
    },
  ],
  drawing: <QuietCalendar />,
  rowActions: [link('check', undefined, (ad: Ad) => adCheckPaths.edit(ad))],
  bulkActions: [
    {
      id: 'approveAll',
      icon: <FactCheckOutlined />,
      isShown: ({ filters }) => getStatus(filters) === 'request',
      dialog: (ads, control) => <ApproveAdsDialog ads={ads} {...control} />,
    },
  ],
  refetchInterval: 60_000,
})
