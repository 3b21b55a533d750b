import type { Language } from '@lumiroute/contract/text'
import { Text, text, type TextKey, translate } from '../../../text/text.ts'
import type { Cell } from '../../../zip/csv.ts'

type HeadOf<K> = K extends `sheet.${infer Head}` ? Head : never
/** A key of the column headings under `sheet`. */
export type Head = HeadOf<TextKey>
type Columns<Row> = { [H in Head]?: (row: Row) => Cell | Text }

/**
 * The CSV of a contract entity: for each field the columns it fills, in file sequence. A field without a
 * column does not compile; null omits one on purpose.
 */
export type Sheet<Row> = { [Field in keyof Row]-?: Columns<Row> | null }

export const translateHead = (head: Head, language: Language) => translate(text(`sheet.${head}`), language)

/** The columns of a sheet for a CSV in one language. */
export const toCsvColumns = <Row>(sheet: Sheet<Row>, language: Language) =>
  toColumns(Object.assign({}, ...Object.values<Columns<Row> | null>(sheet)) as Columns<Row>, language)

export function toColumns<Row>(
  columns: Columns<Row>,
  language: Language,
): Record<string, (row: Row) => Cell> {
  const cells = Object.entries(columns) as [Head, (row: Row) => Cell | Text][]
  return Object.fromEntries(
    cells.map(([head, getCell]) => [
      translateHead(head, language),
      (row: Row) => toCell(getCell(row), language),
    ]),
  )
}

const toCell = (value: Cell | Text, language: Language): Cell =>
  value instanceof Text ? translate(value, language) : value

/** `2026-11-14T23:30:00+08:00` in spreadsheet format; times are in business time already. */
export const timeCell = (moment: string | null): Cell => moment && moment.replace('T', ' ').slice(0, 19)

export const switchCell = (isOn: boolean): Text => text(isOn ? 'download.on' : 'download.off')
export const yesCell = (isYes: boolean): Text => text(isYes ? 'download.yes' : 'download.no')
