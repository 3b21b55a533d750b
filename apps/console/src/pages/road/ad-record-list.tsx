import { moveTypeCodes } from '@lumiroute/contract/ad'
import { listRecords, recordStates } from '@lumiroute/contract/record'
import type { BroadcastRecord } from '@lumiroute/contract/record'
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined'
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import RouteIcon from '@mui/icons-material/RouteOutlined'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import { toReportSubject } from '../../features/insight/report/report-subject.ts'
import { recordColumns, recordColumnsOfAll } from '../../features/road/record/record.columns.tsx'
import { recordPaths } from '../../features/road/record/record.paths.ts'
import { readId } from '../../lib/format/read-id.ts'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { choice, day, dayRange, fromLink } from '../kit/filters.tsx'
import type { FilterControlProps } from '../kit/filters.tsx'
import { dialog, link } from '../kit/row-actions.tsx'

// Loaded on demand, so that the list does not wait for it.
const RecordImagesDialog = onDemand(
  async () => (await import('../../features/road/record/record-images-dialog.tsx')).RecordImagesDialog,
)

const ReportDialog = onDemand(
  async () => (await import('../../features/insight/report/report-dialog.tsx')).ReportDialog,
)

// Columns that the specification does not list are hidden first.
const narrow = ['no', 'moveType', 'qrScans', 'kmDriven', 'adherencePct']
const hiddenOfOne = { medium: ['no', 'qrScans', 'kmDriven'], narrow }
const hiddenOfAll = { medium: ['no', 'moveType', 'qrScans', 'kmDriven'], narrow }

/** Set by the link of an ad; there is no input for it. */
function OneAd({ table: { state, onStateChange }, rows }: FilterControlProps<BroadcastRecord>) {
  const { t } = useTranslation()
  const { adId, ...others } = state.filters
  if (!adId) return null
  return (
    <Chip
      label={t('record.list.oneAd', { name: rows?.[0]?.adName ?? `#${adId}` })}
      onDelete={() => onStateChange({ filters: others })}
      sx={{ maxWidth: 280 }}
    />
  )
}

function ToAds({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" href={adPaths.list(chosen)}>
      {t('record.list.toAds')}
    </Button>
  )
}

const unless = (action: BroadcastRecord['actions'][number]) => ({
  refusal: ({ actions }: BroadcastRecord, t: TFunction) =>
    actions.includes(action) ? undefined : t('record.reason.notStarted'),
})

export const AdRecordListPage = defineListPage({
  noun: 'record',
  endpoint: listRecords,
  rows: 'adBroadcastRecordList',
  scope: ({ isAll, storeId }) => (isAll ? {} : storeId === undefined ? undefined : { storeId }),
  hasAllStores: true,
  columns: ({ isAll }) => (isAll ? recordColumnsOfAll : recordColumns),
  hidden: ({ isAll }) => (isAll ? hiddenOfAll : hiddenOfOne),
  filters: [
    choice('moveType', moveTypeCodes, 'ad.moveType', { all: 'record.list.allTypes' }),
    choice('state', recordStates, 'record.state', { all: 'record.list.allStates' }),
    day('broadcastDate', { label: 'record.field.date' }),
    dayRange('from', 'to', 'record.list.between'),
    { ...fromLink('adId', readId), Control: OneAd },
  ],
  drawing: <QuietCalendar />,
  emptyAction: ({ chosen }) => <ToAds chosen={chosen} />,
  rowActions: [
    link(
      'route',
      <RouteIcon />,
      (record: BroadcastRecord, { isAll, chosen }) =>
        recordPaths.route(record, isAll ? record.store.storeCode : chosen),
      unless('viewRoute'),
    ),
    dialog(
      'images',
      <PhotoLibrary />,
      (record: BroadcastRecord, control) => <RecordImagesDialog record={record} {...control} />,
      unless('viewImages'),
    ),
    dialog(
      'report',
      <DescriptionOutlined />,
      (record: BroadcastRecord, control) => <ReportDialog subject={toReportSubject(record)} {...control} />,
      { ...unless('viewEffect'), needs: 'reports.read' },
    ),
  ],
  // Today's records grow while they are shown.
  refetchInterval: 60_000,
})
