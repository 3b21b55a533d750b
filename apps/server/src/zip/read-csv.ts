import type { Steps } from '../http/pipeline/in-slices.ts'

/** `rows` counts non-blank rows below the headings. */
export type CsvLimits = { rows: number; columns: number }
/** `broken`: an unclosed quote. */
export type CsvFault = 'broken' | 'rows' | 'columns'

/** The apostrophe that `writeCsv` puts before a formula. */
const neutralised = /^'(?=[=+\-@\t\r\n＝＋－＠])/

/** Rows of cells of a CSV text as spreadsheets write it; stops when a limit is exceeded. */
export function* readCsv(text: string, limits: CsvLimits): Steps<{ rows: string[][] } | { fault: CsvFault }> {
  const source = text.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let [row, at]: [string[], number] = [[], 0]
  while (at < source.length) {
    const cell = readCell(source, at)
    if (!cell) return { fault: 'broken' }
    row.push(cell.text.replace(neutralised, ''))
    if (row.length > limits.columns) return { fault: 'columns' }
    at = cell.end
    if (source[at] === ',') {
      at += 1
      if (at < source.length) continue
      row.push('')
    }
    if (row.some((each) => each.trim() !== '')) rows.push(row)
    if (rows.length > limits.rows + 1) return { fault: 'rows' }
    row = []
    at += source.startsWith('\r\n', at) ? 2 : 1
    yield
  }
  return { rows }
}

type Cell = { text: string; end: number }

function readCell(source: string, from: number): Cell | undefined {
  if (source[from] === '"') return readQuoted(source, from + 1)
  const end = endOfPlain(source, from)
  return { text: source.slice(from, end), end }
}

const plain = /[^,\r\n]*/y

function endOfPlain(source: string, from: number): number {
  plain.lastIndex = from
  plain.test(source)
  return plain.lastIndex
}

/** Text between a closing quote and the next comma belongs to the cell. */
function readQuoted(source: string, from: number): Cell | undefined {
  let quote = source.indexOf('"', from)
  while (quote >= 0 && source[quote + 1] === '"') quote = source.indexOf('"', quote + 2)
  if (quote < 0) return undefined
  const end = endOfPlain(source, quote + 1)
  const quoted = source.slice(from, quote).replaceAll('""', '"')
  return { text: quoted + source.slice(quote + 1, end), end }
}
