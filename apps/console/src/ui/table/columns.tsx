import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { absent } from '../../lib/format/format.ts'
import { useFormat, useFormatLanguage } from '../../lib/format/use-format.ts'
import type { CsvCell } from '../../lib/table/csv.ts'
import type { TextKey } from '../../lib/text.ts'
import { DayAndTime } from '../day-and-time.tsx'
import { Count, DateTime, Money, MonoCode } from '../figures.tsx'
import type { DataColumn } from './table-column.ts'

export type CellTools = ReturnType<typeof useFormat> & {
  t: TFunction
  language: ReturnType<typeof useFormatLanguage>
}

export type ColumnLayout = Pick<
  DataColumn<never>,
  'sortable' | 'align' | 'mono' | 'width' | 'hideable' | 'cardRole'
> & {
  /** Instead of the text `<noun>.field.<id>`. */
  header?: TextKey
}

/** A column without its texts, so that it can be defined at module level. */
export type Column<Row> = ColumnLayout & {
  id: string
  /** The plain value: exported, searched and sorted, and shown unless a cell is given. */
  value?: (row: Row, tools: CellTools) => CsvCell
  render?: (row: Row, tools: CellTools) => ReactNode
}

type Field<K extends string, Value> = { [Name in K]: Value }
type Text = string | null | undefined
type Figure = number | null

/** A column with its own value or cell. */
export const column = <Row,>(id: string, rest: Omit<Column<Row>, 'id'>): Column<Row> => ({ id, ...rest })

/** The number of the row in the whole list. */
export const rowNumber = (id = 'no', width = 56): Column<{ rowNumber: number }> => ({
  id,
  value: (row) => row.rowNumber,
  align: 'right',
  width,
})

export const text = <K extends string>(id: K, layout?: ColumnLayout): Column<Field<K, Text>> => ({
  id,
  value: (row) => row[id],
  ...layout,
})

/** The column that identifies a row. It cannot be hidden, and is the card's title on a phone. */
export const title = <K extends string>(id: K, layout?: ColumnLayout): Column<Field<K, Text>> =>
  text(id, { sortable: true, hideable: false, cardRole: 'title', ...layout })

/** A code or number in a monospaced font. */
export const code = <K extends string>(id: K, layout?: ColumnLayout): Column<Field<K, Text>> => ({
  ...text(id, layout),
  render: (row) => (row[id] ? <MonoCode>{row[id]}</MonoCode> : absent),
})

export const count = <K extends string>(id: K, layout?: ColumnLayout): Column<Field<K, Figure>> => ({
  id,
  value: (row) => row[id],
  render: (row) => <Count figure={row[id]} />,
  align: 'right',
  ...layout,
})

export const money = <K extends string>(id: K, layout?: ColumnLayout): Column<Field<K, Figure>> => ({
  ...count(id, layout),
  render: (row) => <Money dollars={row[id]} />,
})

/** Date and time, or only the date with `show: 'date'`; exported in full. */
export const moment = <K extends string>(
  id: K,
  { show = 'dateTime', ...layout }: ColumnLayout & { show?: 'date' | 'dateTime' } = {},
): Column<Field<K, string | null>> => ({
  id,
  value: (row, { dateTime }) => (row[id] ? dateTime(row[id]) : ''),
  render: (row) => <DateTime at={row[id]} show={show} />,
  sortable: true,
  width: show === 'date' ? 136 : 176,
  ...layout,
})

/** Date and time on two lines, for narrow columns. */
export const dayAndTime = <K extends string>(
  id: K,
  layout?: ColumnLayout,
): Column<Field<K, string | null>> => ({
  ...moment(id, { width: 128, ...layout }),
  render: (row) => <DayAndTime at={row[id]} />,
})

function resolveColumn<Row>(noun: string, spec: Column<Row>, tools: CellTools): DataColumn<Row> {
  const { header, value, render, ...layout } = spec
  const plain = (row: Row) => value?.(row, tools) ?? ''
  return {
    ...layout,
    header: tools.t(header ?? (`${noun}.field.${spec.id}` as TextKey)),
    cell: (row) => (render ? render(row, tools) : plain(row) === '' ? absent : plain(row)),
    ...(value && { exportValue: plain }),
  }
}

export function useColumns<Row>(noun: string, columns: readonly Column<Row>[]): readonly DataColumn<Row>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const language = useFormatLanguage()
  return useMemo(() => {
    const tools = { t, language, ...format }
    return columns.map((spec) => resolveColumn(noun, spec, tools))
  }, [t, format, language, noun, columns])
}
