const neutralised = /^'(?=[=+\-@\t\r\n])/

/** Rows of cells of a CSV text, as spreadsheets write it; undefined where a quote is never closed. */
export function readCsv(text: string): string[][] | undefined {
  const source = text.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let [row, at]: [string[], number] = [[], 0]
  while (at < source.length) {
    const cell = readCell(source, at)
    if (!cell) return undefined
    row.push(cell.text.replace(neutralised, ''))
    at = cell.end
    if (source[at] === ',') {
      at += 1
      if (at < source.length) continue
      row.push('')
    }
    rows.push(row)
    row = []
    at += source.startsWith('\r\n', at) ? 2 : 1
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

type Cell = { text: string; end: number }

function readCell(source: string, from: number): Cell | undefined {
  if (source[from] === '"') return readQuoted(source, from + 1)
  let end = from
  while (end < source.length && !',\r\n'.includes(source[end] as string)) end += 1
  return { text: source.slice(from, end), end }
}

function readQuoted(source: string, from: number): Cell | undefined {
  let [text, at] = ['', from]
  for (;;) {
    const quote = source.indexOf('"', at)
    if (quote < 0) return undefined
    text += source.slice(at, quote)
    if (source[quote + 1] !== '"') return afterQuote(source, text, quote + 1)
    text += '"'
    at = quote + 2
  }
}

/** What stands between a closing quote and the next comma belongs to the cell. */
function afterQuote(source: string, text: string, from: number): Cell {
  let end = from
  while (end < source.length && !',\r\n'.includes(source[end] as string)) end += 1
  return { text: text + source.slice(from, end), end }
}
