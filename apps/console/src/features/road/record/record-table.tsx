import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { QuietCalendar } from '../../../ui/drawings/quiet-calendar.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateFilter } from '../../../ui/table/date-filter.tsx'
import { RangeChip } from '../../../ui/table/range-chip.tsx'
import { TableFilter } from '../../../ui/table/table-filter.tsx'
import { choicesOf } from '../../advertising/ad/ad.choices.ts'
import { recordStates } from '@lumiroute/contract/record'
import { exportRecords, useRecordList } from './list-records.ts'
import type { RecordRow, RecordsOf } from './list-records.ts'
import { useRecordActions } from './record-actions.tsx'
import type { RecordOpen } from './record-actions.tsx'
import { useRecordColumns } from './record.columns.tsx'

type TableProps = { state: TableState; onStateChange: (change: TableChange) => void }
export type RecordTableProps = TableProps &
  RecordsOf & {
    adsPath: string
    onOpen: RecordOpen
  }

export const recordFilters = ['moveType', 'state', 'broadcastDate', 'from', 'to', 'adId'] as const
const idOf = ({ id }: RecordRow) => String(id)

/** Set by the link of an ad; there is no field to type it. */
function OneAd({ state, onStateChange, name }: TableProps & { name: string | undefined }) {
  const { t } = useTranslation()
  const { adId, ...others } = state.filters
  if (!adId) return null
  return (
    <Chip
      label={t('record.list.oneAd', { name: name ?? `#${adId}` })}
      onDelete={() => onStateChange({ filters: others })}
      sx={{ maxWidth: 280 }}
    />
  )
}

function Filters({ name, ...props }: TableProps & { name: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      <TableFilter
        {...props}
        name="moveType"
        label={t('record.field.moveType')}
        all={t('record.list.allTypes')}
        options={choicesOf(t, 'moveType')}
      />
      <TableFilter
        {...props}
        name="state"
        label={t('record.field.state')}
        all={t('record.list.allStates')}
        options={recordStates.map((value) => ({ value, label: t(`record.state.${value}`) }))}
      />
      <DateFilter {...props} name="broadcastDate" label={t('record.field.date')} />
      <RangeChip {...props} names={['from', 'to']} label={t('record.list.between')} />
      <OneAd {...props} name={name} />
    </>
  )
}

function NoRecords({ adsPath }: { adsPath: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('record.list.empty')}
      text={t('record.list.emptyText')}
      drawing={<QuietCalendar />}
      action={
        <Button variant="contained" href={adsPath}>
          {t('record.list.toAds')}
        </Button>
      }
    />
  )
}

export function RecordTable({ storeId, isAll, adsPath, onOpen, ...table }: RecordTableProps) {
  const { t } = useTranslation()
  const whose = { storeId, isAll }
  const list = useRecordList(whose, table.state)
  return (
    <DataTable
      caption={t('record.list.title')}
      columns={useRecordColumns(isAll)}
      rowActions={useRecordActions(onOpen)}
      visibleActions={2}
      rowId={idOf}
      {...list}
      {...table}
      searchPlaceholder={t('record.list.search')}
      filters={<Filters {...table} name={list.rows?.[0]?.adName} />}
      empty={<NoRecords adsPath={adsPath} />}
      exportRows={({ signal }) => exportRecords(whose, table.state, signal)}
    />
  )
}
