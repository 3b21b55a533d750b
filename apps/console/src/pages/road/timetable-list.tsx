import type { Timetable } from '@lumiroute/contract/timetable'
import { deleteTimetable, listTimetables, YearMonth } from '@lumiroute/contract/timetable'
import EditCalendarOutlined from '@mui/icons-material/EditCalendarOutlined'
import EventRepeat from '@mui/icons-material/EventRepeatOutlined'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMonthFilter, useVehicleFilter } from '../../features/road/timetable/timetable-filters.ts'
import { timetableColumns } from '../../features/road/timetable/timetable.columns.tsx'
import { formatYearMonth } from '../../features/road/timetable/timetable-days.ts'
import { timetablePaths } from '../../features/road/timetable/timetable.paths.ts'
import { announce } from '../../lib/announce.ts'
import { monthTitle } from '../../lib/format/month.ts'
import { readId } from '../../lib/format/read-id.ts'
import { isNarrowed } from '../../lib/table/table-state.ts'
import type { TableState } from '../../lib/table/table-state.ts'
import { QuietCalendar } from '../../ui/drawings/quiet-calendar.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { defineListPage } from '../kit/define-list-page.tsx'
import { readChoice } from '../kit/filters.tsx'
import type { ListData } from '../kit/list-context.ts'
import { edit, remove } from '../kit/row-actions.tsx'

// Loaded on demand, so that the list does not wait for it.
const CreateMonthDialog = onDemand(
  async () => (await import('../../features/road/timetable/create-month-dialog.tsx')).CreateMonthDialog,
)

/** The specification's alert, shown once for each search without a result. */
function useNoMatchAlert<Row>(list: ListData<Row>, state: TableState): ListData<Row> {
  const { t } = useTranslation()
  const { isPending, isPlaceholderData, isError } = list.load
  const isSettled = !isPending && !isPlaceholderData && !isError
  const isNothing = isNarrowed(state) && isSettled && list.total === 0
  const text = t('timetable.list.noMatch')
  useEffect(() => {
    if (isNothing) announce('error', text)
  }, [isNothing, text])
  return list
}

function PlanFleet({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="contained" startIcon={<EventRepeat />} onClick={onOpen}>
      {t('timetable.list.planFleet')}
    </Button>
  )
}

export const TimetableListPage = defineListPage({
  noun: 'timetable',
  endpoint: listTimetables,
  rows: 'timetableList',
  columns: timetableColumns,
  hidden: ['updatedAt'],
  filters: [
    readChoice('vehicleId', useVehicleFilter, {
      label: 'timetable.field.vehicle',
      all: 'timetable.list.allVehicles',
      read: readId,
    }),
    readChoice('yearMon', useMonthFilter, {
      all: 'timetable.list.allMonths',
      read: (value) => YearMonth.safeParse(value).data,
    }),
  ],
  drawing: <QuietCalendar />,
  hasNoMatchText: true,
  extendList: useNoMatchAlert,
  create: timetablePaths.create,
  headerActions: [
    {
      id: 'createMonth',
      icon: <EventRepeat />,
      color: 'inherit',
      dialog: (control) => <CreateMonthDialog {...control} />,
    },
  ],
  emptyAction: (_context, open) => <PlanFleet onOpen={() => open('createMonth')} />,
  rowActions: [
    edit(({ id }: Timetable) => timetablePaths.edit(id), { icon: <EditCalendarOutlined /> }),
    remove({
      endpoint: deleteTimetable,
      stale: [listTimetables],
      input: ({ id }: Timetable) => ({ timetableId: id }),
      names: (timetable: Timetable, language) => ({
        no: timetable.vehicle.no,
        month: monthTitle(formatYearMonth(timetable), language),
      }),
    }),
  ],
})
