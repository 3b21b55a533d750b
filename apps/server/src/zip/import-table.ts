import type { Language } from '@lumiroute/contract/text'
import { type Text, text, translate } from '../text/text.ts'
import type { ImportFault } from '@lumiroute/contract/product'
import type { Steps } from '../http/pipeline/in-slices.ts'
import { type CsvFault, readCsv } from './read-csv.ts'

/** More than any of our files has; includes a spreadsheet's empty columns. */
const maxColumns = 200
/** Limits how many errors are listed. */
export const maxFaults = 1000

export type ImportTable = { heads: string[]; lines: string[][] }

export type ReportFault = (row: number, column: string, message: Text | string) => ImportFault

/** Errors are part of a response, so they are translated immediately. */
export const createReport =
  (language: Language): ReportFault =>
  (row, column, message) => ({ row, column, message: translate(message, language) })

/** Headings and rows of an imported file. The headings are checked before any row. */
export function* readImport(
  csv: string,
  maxRows: number,
  report: ReportFault,
  checkHeads: (heads: string[]) => ImportFault[],
): Steps<ImportTable | { faults: ImportFault[] }> {
  const read = yield* readCsv(csv, { rows: maxRows, columns: maxColumns })
  if ('fault' in read) return { faults: [report(1, '', describeFault(read.fault, maxRows))] }
  const [head, ...lines] = read.rows
  if (!head) return { faults: [report(1, '', describeFault('broken', maxRows))] }
  const heads = head.map((cell) => cell.trim())
  const faults = [...checkHeads(heads), ...findRepeated(heads, report)]
  return faults.length > 0 ? { faults } : { heads, lines }
}

const findRepeated = (heads: string[], report: ReportFault) =>
  heads
    .filter((name, at) => name !== '' && heads.indexOf(name) !== at)
    .map((name) => report(1, name, text('importTable.columnRepeated')))

function describeFault(fault: CsvFault, maxRows: number): Text {
  if (fault === 'rows') return text('importTable.tooManyRows', { max: maxRows })
  if (fault === 'columns') return text('importTable.tooManyColumns', { max: maxColumns })
  return text('importTable.notCsv')
}
