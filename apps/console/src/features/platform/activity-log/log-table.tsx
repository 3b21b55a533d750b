import { logCategories, logMethods, statusClasses } from '@lumiroute/contract/activity-log'
import { useTranslation } from 'react-i18next'
import type { TableControl } from '../../../lib/table/table-state.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DateFilter } from '../../../ui/table/toolbar/date-filter.tsx'
import { TableFilter } from '../../../ui/table/toolbar/table-filter.tsx'
import type { Subject } from './find-store.ts'
import { exportLogRows, useLogRows } from './list-log.ts'
import type { LogRow } from './list-log.ts'
import type { LogView } from './log-view.ts'
import { useLogColumns } from './log.columns.tsx'

export const logFilters = ['category', 'day', 'method', 'statusClass'] as const

export type LogTableProps = TableControl & { view: LogView; subject: Subject }

const getId = ({ no }: LogRow) => String(no)

function Filters(table: TableControl) {
  const { t } = useTranslation()
  return (
    <>
      <TableFilter
        {...table}
        name="category"
        label={t('activityChart.rows.category')}
        all={t('activityChart.rows.allCategories')}
        options={logCategories.map((value) => ({ value, label: t(`activityChart.category.${value}`) }))}
      />
      <TableFilter
        {...table}
        name="method"
        label={t('activityChart.rows.method')}
        all={t('activityChart.rows.allMethods')}
        options={logMethods.map((value) => ({ value, label: value }))}
      />
      <TableFilter
        {...table}
        name="statusClass"
        label={t('activityChart.rows.statusCode')}
        all={t('activityChart.rows.allStatuses')}
        options={statusClasses.map((value) => ({ value, label: t(`activityChart.status.${value}`) }))}
      />
      <DateFilter {...table} name="day" label={t('activityChart.rows.day')} />
    </>
  )
}

/** The requests behind the chart. */
export function LogTable({ view, subject, ...table }: LogTableProps) {
  const { t } = useTranslation()
  const list = useLogRows(view, subject, table.state)
  return (
    <DataTable
      caption={t('activityChart.rows.title')}
      columns={useLogColumns()}
      rowId={getId}
      {...list}
      {...table}
      searchPlaceholder={t('activityChart.rows.search')}
      filters={<Filters {...table} />}
      empty={<EmptyState title={t('activityChart.rows.empty')} text={t('activityChart.rows.emptyText')} />}
      exportRows={({ signal }) => exportLogRows(view, subject, table.state, signal)}
    />
  )
}
