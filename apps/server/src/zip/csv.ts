import { Readable } from 'node:stream'

export type Cell = string | number | null | undefined

/** Without it Excel reads UTF-8 as Big5 and shows rubbish. */
const byteOrderMark = '\uFEFF'
const startsFormula = /^[=+\-@\t\r\n]/
const needsQuotes = /[",\r\n]|^\s|\s$/

/** One cell; a text that a spreadsheet would run as a formula is kept as text. */
export function csvCell(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = startsFormula.test(value) ? `'${value}` : value
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (cells: readonly Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

/** A CSV file that is written while its rows are still being read. */
export function csvStream(head: readonly string[], batches: AsyncIterable<readonly Cell[][]>): Readable {
  return Readable.from(linesOf(head, batches), { objectMode: false })
}

async function* linesOf(head: readonly string[], batches: AsyncIterable<readonly Cell[][]>) {
  yield byteOrderMark + csvLine(head)
  for await (const rows of batches) if (rows.length > 0) yield rows.map(csvLine).join('')
}

/** A CSV file from lines that are text already. */
export function csvText(head: readonly string[], lines: AsyncIterable<string>): Readable {
  return Readable.from(headed(head, lines), { objectMode: false })
}

async function* headed(head: readonly string[], lines: AsyncIterable<string>) {
  yield byteOrderMark + csvLine(head)
  yield* lines
}
