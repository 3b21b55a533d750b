import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined'
import EventRepeat from '@mui/icons-material/EventRepeatOutlined'
import Button from '@mui/material/Button'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../lib/announce.ts'
import type { TableChange, TableState } from '../../../lib/table/table-state.ts'
import { QuietCalendar } from '../../../ui/drawings/quiet-calendar.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { RowAction } from '../../../ui/table/table-column.ts'
import { useDeleteTimetable } from './delete-timetable.ts'
import { exportTimetables, useTimetableList } from './list-timetables.ts'
import type { TimetableRow } from './list-timetables.ts'
import { TimetableFilters } from './timetable-filters.tsx'
import { useTimetableColumns } from './timetable.columns.tsx'

export type TimetableTableProps = {
  state: TableState
  onStateChange: (change: TableChange) => void
  onEdit: (id: number) => void
  /** Plans a month of the whole fleet. */
  onPlanMonth: () => void
}

const idOf = ({ id }: TimetableRow) => String(id)

function NoTimetables({ onPlanMonth }: Pick<TimetableTableProps, 'onPlanMonth'>) {
  const { t } = useTranslation()
  const create = (
    <Button variant="contained" startIcon={<EventRepeat />} onClick={onPlanMonth}>
      {t('timetable.list.planFleet')}
    </Button>
  )
  return (
    <EmptyState
      title={t('timetable.list.empty')}
      text={t('timetable.list.emptyText')}
      drawing={<QuietCalendar />}
      action={create}
    />
  )
}

function useTimetableActions(
  onEdit: (id: number) => void,
  deleteTimetable: (timetable: TimetableRow) => Promise<void>,
) {
  const { t } = useTranslation()
  return useCallback(
    (timetable: TimetableRow): readonly RowAction[] => [
      {
        id: 'edit',
        label: t('timetable.list.edit'),
        icon: <EditCalendarOutlined />,
        onClick: () => onEdit(timetable.id),
      },
      {
        id: 'delete',
        label: t('timetable.list.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        onClick: () => void deleteTimetable(timetable),
      },
    ],
    [t, onEdit, deleteTimetable],
  )
}

/** The specification's alert, said once for each search that finds nothing. */
function useNoMatchAlert(isNothing: boolean, text: string) {
  useEffect(() => {
    if (isNothing) announce('error', text)
  }, [isNothing, text])
}

export function TimetableTable({ state, onStateChange, onEdit, onPlanMonth }: TimetableTableProps) {
  const { t } = useTranslation()
  const list = useTimetableList(state)
  const { deleteTimetable, dialog } = useDeleteTimetable()
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0
  const isSettled = !list.load.isPending && !list.load.isPlaceholderData && !list.load.isError
  useNoMatchAlert(isNarrowed && isSettled && list.total === 0, t('timetable.list.noMatch'))
  return (
    <>
      <DataTable
        caption={t('timetable.list.title')}
        columns={useTimetableColumns()}
        rowActions={useTimetableActions(onEdit, deleteTimetable)}
        rowId={idOf}
        {...list}
        state={state}
        onStateChange={onStateChange}
        searchPlaceholder={t('timetable.list.search')}
        filters={<TimetableFilters state={state} onStateChange={onStateChange} />}
        empty={<NoTimetables onPlanMonth={onPlanMonth} />}
        noMatch={{ title: t('timetable.list.noMatch'), text: t('timetable.list.noMatchText') }}
        exportRows={({ signal }) => exportTimetables(state, signal)}
      />
      {dialog}
    </>
  )
}
