import { Readable } from 'node:stream'
import { type Options, stringify } from 'csv-stringify/sync'

export type Cell = string | number | null | undefined

/** Without it Excel reads UTF-8 as Big5 and shows garbage. */
const byteOrderMark = '\uFEFF'

const options: Options = {
  record_delimiter: '\r\n',
  // A spreadsheet would execute a text that begins like a formula.
  escape_formulas: true,
  quoted_match: /^\s|\s$|[\r\n]/,
  cast: { string: (text) => (text.startsWith('\n') ? `'${text}` : text) },
}

export const writeCsv = (rows: readonly (readonly Cell[])[]): string => stringify([...rows], options)

/** A CSV file written while its rows are still being read. */
export function csvStream(head: readonly string[], batches: AsyncIterable<readonly Cell[][]>): Readable {
  return csvText(head, writeBatches(batches))
}

async function* writeBatches(batches: AsyncIterable<readonly Cell[][]>) {
  for await (const rows of batches) if (rows.length > 0) yield writeCsv(rows)
}

/** A CSV file from lines that are already text. */
export function csvText(head: readonly string[], lines: AsyncIterable<string>): Readable {
  return Readable.from(prependHead(head, lines), { objectMode: false })
}

async function* prependHead(head: readonly string[], lines: AsyncIterable<string>) {
  yield byteOrderMark + writeCsv([head])
  yield* lines
}
