import type { Ad } from '@lumiroute/contract/ad'
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { QuietCalendar } from '../../../ui/drawings/quiet-calendar.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { FilterTabs } from '../../../ui/table/filter-tabs.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { useAdCheckColumns } from './ad-check.columns.tsx'
import { checkStatusOf, checkStatuses, exportAdChecks, useAdCheckList } from './list-ad-checks.ts'
import type { CheckRow } from './list-ad-checks.ts'

type TableProps = { state: TableState; onStateChange: (change: TableChange) => void }
export type AdCheckTableProps = TableProps & {
  onOpen: (ad: Ad) => void
  onApprove: (ads: readonly Ad[]) => void
}

const idOf = ({ id }: CheckRow) => String(id)

function StatusTabs({ state, onStateChange }: TableProps) {
  const { t } = useTranslation()
  const options = checkStatuses.map((value) => ({ value, label: t(`adCheck.list.${value}`) }))
  const choose = (payStatus: string) =>
    onStateChange({ filters: payStatus === 'request' ? {} : { payStatus } })
  return (
    <FilterTabs
      label={t('adCheck.list.tabs')}
      options={options}
      value={checkStatusOf(state)}
      onChange={choose}
    />
  )
}

function useRowActions(onOpen: AdCheckTableProps['onOpen']) {
  const { t } = useTranslation()
  return useCallback(
    (ad: CheckRow): readonly RowAction[] => [
      { id: 'check', label: t('adCheck.list.check'), onClick: () => onOpen(ad) },
    ],
    [t, onOpen],
  )
}

function NoChecks() {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('adCheck.list.empty')}
      text={t('adCheck.list.emptyText')}
      drawing={<QuietCalendar />}
    />
  )
}

export function AdCheckTable({ state, onStateChange, onOpen, onApprove }: AdCheckTableProps) {
  const { t } = useTranslation()
  const list = useAdCheckList(state)
  const status = checkStatusOf(state)
  const approve = {
    id: 'approve',
    label: t('adCheck.list.approveAll'),
    icon: <FactCheckOutlined />,
    onClick: onApprove,
  }
  return (
    <DataTable
      caption={t('adCheck.list.title')}
      columns={useAdCheckColumns(status)}
      rowActions={useRowActions(onOpen)}
      rowId={idOf}
      {...list}
      state={state}
      onStateChange={onStateChange}
      searchPlaceholder={t('adCheck.list.search')}
      filters={<StatusTabs state={state} onStateChange={onStateChange} />}
      bulkActions={status === 'request' ? [approve] : []}
      empty={<NoChecks />}
      exportRows={({ signal }) => exportAdChecks(state, signal)}
    />
  )
}
