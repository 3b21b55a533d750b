export type CsvCell = string | number | boolean | null | undefined

const mark = '\uFEFF'
const formulaStart = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n\t]|^\s|\s$/

/** Spreadsheets execute cells that begin like a formula; a stored name must not become one. */
function neutralise(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

export function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  const text = neutralise(String(value))
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function toCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  const lines = [header.map(csvCell).join(',')]
  for (const row of rows) lines.push(row.map(csvCell).join(','))
  return `${mark}${lines.join('\r\n')}\r\n`
}

export const downloadText = (fileName: string, text: string, mime = 'text/csv;charset=utf-8'): void =>
  offerFile(fileName, new Blob([text], { type: mime }))

/** Saves a file through the browser's downloads. */
export function offerFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Revoking at once cancels the download in Safari.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
