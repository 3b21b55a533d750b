import type { Timetable } from '@lumiroute/contract/timetable'
import { monthTitle } from '../../../lib/format/month.ts'
import { MonoCode } from '../../../ui/figures.tsx'
import { column, count, moment, rowNumber } from '../../../ui/table/columns.tsx'
import { typeText } from '../vehicle/vehicle-choices.ts'
import { DayStrip } from './day-strip.tsx'
import { countDays, getDays, formatYearMonth } from './timetable-days.ts'

const days = { width: 80 }

export const timetableColumns = [
  rowNumber('row'),
  column<Timetable>('vehicleNo', {
    header: 'timetable.field.vehicle',
    value: ({ vehicle }) => vehicle.no,
    render: ({ vehicle }) => <MonoCode>{vehicle.no}</MonoCode>,
    sortable: true,
    hideable: false,
    width: 120,
    cardRole: 'title',
  }),
  column<Timetable>('yearMon', {
    value: formatYearMonth,
    render: (timetable, { language }) => monthTitle(formatYearMonth(timetable), language),
    sortable: true,
    width: 120,
    cardRole: 'subtitle',
  }),
  column<Timetable>('vehicleType', {
    value: ({ vehicle: { vehicleType } }, { t }) => typeText(t, { code: vehicleType, name: vehicleType }),
    width: 96,
  }),
  column<Timetable>('days', {
    value: (timetable) => getDays(timetable).join(' '),
    render: (timetable) => <DayStrip days={getDays(timetable)} />,
    width: 208,
  }),
  count('freeDays', days),
  count('bookedDays', days),
  column<Timetable>('offlineDays', {
    value: (timetable) => countDays(getDays(timetable)).offline,
    align: 'right',
    ...days,
  }),
  moment('updatedAt'),
]
