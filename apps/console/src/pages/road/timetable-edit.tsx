import { listTimetables } from '@lumiroute/contract/timetable'
import { NewTimetable } from '../../features/road/timetable/new-timetable.tsx'
import { TimetableForm } from '../../features/road/timetable/timetable-form.tsx'
import { formatYearMonth } from '../../features/road/timetable/timetable-days.ts'
import { timetablePaths } from '../../features/road/timetable/timetable.paths.ts'
import { monthTitle } from '../../lib/format/month.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const TimetableEditPage = defineEditPage({
  noun: 'timetable',
  list: () => timetablePaths.list,
  param: 'id',
  endpoint: listTimetables,
  input: (id) => ({ timetableId: Number(id) }),
  thing: ({ timetableList }) => timetableList[0],
  names: (timetable, language) => ({
    no: timetable.vehicle.no,
    month: monthTitle(formatYearMonth(timetable), language),
  }),
  form: (timetable, control) =>
    timetable ? <TimetableForm timetable={timetable} {...control} /> : <NewTimetable {...control} />,
})
