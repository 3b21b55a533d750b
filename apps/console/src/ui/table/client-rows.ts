import type { CsvCell } from '../../lib/table/csv.ts'
import { readSort } from '../../lib/table/table-state.ts'
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

const texts = new WeakMap<object, WeakMap<object, string>>()

function getTexts(columns: object): WeakMap<object, string> {
  const known = texts.get(columns) ?? new WeakMap<object, string>()
  texts.set(columns, known)
  return known
}

function searchText<Row>(columns: readonly DataColumn<Row>[], row: Row): string {
  const cells = columns.map((column) => String(plainValue(column, row) ?? ''))
  return cells.join('\n').toLowerCase()
}

/** Caches a row's text: a render interrupted by the next key press must not start over. */
function keptText<Row extends object>(
  known: WeakMap<object, string>,
  columns: readonly DataColumn<Row>[],
  row: Row,
) {
  const text = known.get(row) ?? searchText(columns, row)
  known.set(row, text)
  return text
}

export function searchRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  q: string,
): readonly Row[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  const known = getTexts(columns)
  return rows.filter((row) => {
    const text = keptText(known, columns, row)
    return words.every((word) => text.includes(word))
  })
}

/** Precomputes rows while there is time; returns the index to continue from. */
export function readAhead<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  from: number,
  hasTime: () => boolean,
): number {
  const known = getTexts(columns)
  let next = from
  for (; next < rows.length && hasTime(); next += 1) keptText(known, columns, rows[next] as Row)
  return next
}

export function getPage<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  return rows.slice((page - 1) * size, page * size)
}

export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
