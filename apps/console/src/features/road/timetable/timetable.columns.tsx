import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { monthTitle } from '../../../lib/format/month.ts'
import { useFormat, useFormatLanguage } from '../../../lib/format/use-format.ts'
import { Count, DateTime, MonoCode } from '../../../ui/figures.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { typeText } from '../vehicle/vehicle.choices.ts'
import { DayStrip } from './day-strip.tsx'
import type { TimetableRow } from './list-timetables.ts'
import { yearMonOf } from './timetable.days.ts'

type Column = DataColumn<TimetableRow>
type Language = ReturnType<typeof useFormatLanguage>

const typeOf = (t: TFunction, { vehicle: { vehicleType } }: TimetableRow) =>
  typeText(t, { code: vehicleType, name: vehicleType })

const namingColumns = (t: TFunction, language: Language): Column[] => [
  { id: 'row', header: t('timetable.field.row'), cell: ({ row }) => row, align: 'right', width: 56 },
  {
    id: 'vehicleNo',
    header: t('timetable.field.vehicle'),
    cell: ({ vehicle }) => <MonoCode>{vehicle.no}</MonoCode>,
    exportValue: ({ vehicle }) => vehicle.no,
    sortable: true,
    hideable: false,
    width: 120,
    cardRole: 'title',
  },
  {
    id: 'yearMon',
    header: t('timetable.field.yearMon'),
    cell: (row) => monthTitle(yearMonOf(row), language),
    exportValue: yearMonOf,
    sortable: true,
    width: 120,
    cardRole: 'subtitle',
  },
  {
    id: 'vehicleType',
    header: t('timetable.field.vehicleType'),
    cell: (row) => typeOf(t, row),
    exportValue: (row) => typeOf(t, row),
    width: 96,
  },
]

const countColumn = (t: TFunction, id: 'freeDays' | 'bookedDays' | 'offlineDays'): Column => ({
  id,
  header: t(`timetable.field.${id}`),
  cell: (row) => <Count figure={row[id]} />,
  exportValue: (row) => row[id],
  align: 'right',
  width: 80,
})

const dayColumns = (t: TFunction, dateTime: (at: string) => string): Column[] => [
  {
    id: 'days',
    header: t('timetable.field.days'),
    cell: ({ days }) => <DayStrip days={days} />,
    exportValue: ({ days }) => days.join(' '),
    width: 208,
  },
  countColumn(t, 'freeDays'),
  countColumn(t, 'bookedDays'),
  countColumn(t, 'offlineDays'),
  {
    id: 'updatedAt',
    header: t('timetable.field.updatedAt'),
    cell: ({ updatedAt }) => <DateTime at={updatedAt} />,
    exportValue: ({ updatedAt }) => dateTime(updatedAt),
    sortable: true,
    width: 176,
  },
]

export function useTimetableColumns(): readonly Column[] {
  const { t } = useTranslation()
  const language = useFormatLanguage()
  const { dateTime } = useFormat()
  return useMemo(() => [...namingColumns(t, language), ...dayColumns(t, dateTime)], [t, language, dateTime])
}
