import type { ImportFault } from '@lumiroute/contract/product'
import type { Steps } from '../http/pipeline/in-slices.ts'
import { type CsvFault, readCsv } from './read-csv.ts'

/** More than any of our files has; a spreadsheet's empty columns fit in as well. */
const maxColumns = 200
/** Limits how many are listed at once. */
export const maxFaults = 1000

export type ImportTable = { heads: string[]; lines: string[][] }

export const importFault = (row: number, column: string, message: string): ImportFault => ({
  row,
  column,
  message,
})

/** Head and lines of an imported file. The head is checked before any line is looked at. */
export function* readImport(
  csv: string,
  maxRows: number,
  faultsOfHeads: (heads: string[]) => ImportFault[],
): Steps<ImportTable | { faults: ImportFault[] }> {
  const read = yield* readCsv(csv, { rows: maxRows, columns: maxColumns })
  if ('fault' in read) return { faults: [importFault(1, '', textOf(read.fault, maxRows))] }
  const [head, ...lines] = read.rows
  if (!head) return { faults: [importFault(1, '', textOf('broken', maxRows))] }
  const heads = head.map((cell) => cell.trim())
  const faults = [...faultsOfHeads(heads), ...repeated(heads)]
  return faults.length > 0 ? { faults } : { heads, lines }
}

const repeated = (heads: string[]) =>
  heads
    .filter((name, at) => name !== '' && heads.indexOf(name) !== at)
    .map((name) => importFault(1, name, '欄位重複'))

function textOf(fault: CsvFault, maxRows: number): string {
  if (fault === 'rows') return `最多 ${maxRows} 列，請分成多個檔案`
  return fault === 'columns' ? `最多 ${maxColumns} 欄` : '檔案是空的，或不是 CSV 檔'
}
