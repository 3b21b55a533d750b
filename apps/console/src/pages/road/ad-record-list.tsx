import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { adPaths } from '../../features/advertising/ad/ad.paths.ts'
import type { RecordRow } from '../../features/road/record/list-records.ts'
import type { RecordOpen } from '../../features/road/record/record-actions.tsx'
import { RecordTable, recordFilters } from '../../features/road/record/record-table.tsx'
import { recordPaths } from '../../features/road/record/record.paths.ts'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useTableUrlState } from '../../lib/table/table-url.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { useSpareColumns } from '../../ui/table/use-spare-columns.ts'

// The list must not wait for what is opened from it.
const RecordImagesDialog = onDemand(
  async () => (await import('../../features/road/record/record-images-dialog.tsx')).RecordImagesDialog,
)

/** What the specification does not name gives way first. */
const narrow = ['no', 'moveType', 'qrScans', 'kmDriven', 'adherencePct']
const ofOne = { medium: ['no', 'qrScans', 'kmDriven'], narrow }
const ofAll = { medium: ['no', 'moveType', 'qrScans', 'kmDriven'], narrow }

export function AdRecordListPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { storeId, storeCode, isAll, isAbsent, canChoose, picker } = useChosenStore({ hasAll: true })
  const hidden = useSpareColumns(isAll ? ofAll : ofOne)
  const table = useTableUrlState({ filters: recordFilters, sizes: [20, 50, 100], defaults: { hidden } })
  const [shown, setShown] = useState<{ record: RecordRow; open: boolean }>()
  const store = canChoose && !isAll ? storeCode : undefined
  const open = useCallback<RecordOpen>(
    (view, record) => {
      const of = isAll ? record.store.storeCode : store
      if (view === 'route') return void navigate(recordPaths.route(record, of))
      return setShown({ record, open: true })
    },
    [navigate, isAll, store],
  )
  return (
    <>
      <PageHeader title={t('record.list.title')} purpose={t('record.list.purpose')} actions={picker} />
      {isAbsent ? (
        <Card padded={false}>
          <EmptyState title={t('record.list.storeAbsent')} text={t('record.list.storeAbsentText')} />
        </Card>
      ) : (
        <RecordTable {...table} {...{ storeId, isAll }} adsPath={adPaths.list(store)} onOpen={open} />
      )}
      {shown && <RecordImagesDialog {...shown} onClose={() => setShown({ ...shown, open: false })} />}
    </>
  )
}
