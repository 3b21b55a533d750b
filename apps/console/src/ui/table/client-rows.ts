import type { CsvCell } from '../../lib/csv.ts'
import { readSort } from '../../lib/table-state.ts'
import { plainValue } from './table-column.ts'
import type { DataColumn } from './table-column.ts'

const collator = new Intl.Collator('zh-TW', { numeric: true, sensitivity: 'base' })

function isAbsent(value: CsvCell): boolean {
  return value === null || value === undefined || value === ''
}

function compareValues(a: CsvCell, b: CsvCell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: string,
): readonly Row[] {
  const wanted = readSort(sort)
  const column = columns.find(({ id }) => id === wanted?.id)
  if (!wanted || !column) return rows
  const sign = wanted.direction === 'desc' ? -1 : 1
  const keyed = rows.map((row) => ({ row, value: plainValue(column, row) }))
  keyed.sort((a, b) => {
    const gap = Number(isAbsent(a.value)) - Number(isAbsent(b.value))
    return gap || sign * compareValues(a.value, b.value)
  })
  return keyed.map(({ row }) => row)
}

export type SearchIndex<Row> = { row: Row; text: string }[]

/** Built once for the rows: rendering every cell at each key press would stall the typing. */
export function indexRows<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): SearchIndex<Row> {
  return rows.map((row) => ({
    row,
    text: columns
      .map((column) => String(plainValue(column, row) ?? ''))
      .join('\n')
      .toLowerCase(),
  }))
}

export function searchRows<Row>(index: SearchIndex<Row>, q: string): Row[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found: Row[] = []
  for (const { row, text } of index) if (words.every((word) => text.includes(word))) found.push(row)
  return found
}

export function pageOf<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  return rows.slice((page - 1) * size, page * size)
}

export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
