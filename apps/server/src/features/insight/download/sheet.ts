import type { Cell } from '../../../zip/csv.ts'

/**
 * The CSV of an entity of the contract: for each of its fields the columns it fills, head → cell, in the order of the
 * file. A field without a column does not compile; null leaves one out on purpose.
 */
export type Sheet<Row> = { [Field in keyof Row]-?: Record<string, (row: Row) => Cell> | null }

export const columnsOf = <Row>(sheet: Sheet<Row>): Record<string, (row: Row) => Cell> =>
  Object.assign({}, ...Object.values<Record<string, (row: Row) => Cell> | null>(sheet))

/** `2026-11-14T23:30:00+08:00` as a spreadsheet reads it; moments are answered in business time already. */
export const timeCell = (moment: string | null): Cell => moment && moment.replace('T', ' ').slice(0, 19)

export const switchCell = (isOn: boolean): Cell => (isOn ? '開啟' : '關閉')
export const yesCell = (is: boolean): Cell => (is ? '是' : '否')
