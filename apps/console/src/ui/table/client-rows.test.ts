import { expect, it } from 'vitest'
import { lastPage, getPage, readAhead, searchRows, sortRows } from './client-rows.ts'
import type { DataColumn } from './table-column.ts'

type Shop = { name: string; sales: number | null }
const shops: Shop[] = [
  { name: '店 10', sales: 5 },
  { name: '店 9', sales: null },
  { name: 'Café 2', sales: 40 },
]
const columns: DataColumn<Shop>[] = [
  { id: 'name', header: '店名', cell: (shop) => shop.name },
  { id: 'sales', header: '業績', cell: () => null, exportValue: (shop) => shop.sales },
]
const names = (rows: readonly Shop[]) => rows.map(({ name }) => name)

it('sorts numbers numerically, in text too', () => {
  expect(names(sortRows(shops, columns, 'name')).filter((name) => name.startsWith('店'))).toEqual([
    '店 9',
    '店 10',
  ])
  expect(names(sortRows(shops, columns, '-sales'))).toEqual(['Café 2', '店 10', '店 9'])
})

it('puts rows without a value last in both directions', () => {
  expect(names(sortRows(shops, columns, 'sales')).at(-1)).toBe('店 9')
  expect(names(sortRows(shops, columns, '-sales')).at(-1)).toBe('店 9')
})

it('leaves the rows unchanged for no sort or an unknown column', () => {
  expect(sortRows(shops, columns, '')).toBe(shops)
  expect(sortRows(shops, columns, '-nothing')).toBe(shops)
})

it('finds rows with every word, in any column and case', () => {
  const find = (q: string) => searchRows(shops, columns, q)
  expect(names(find('CAFÉ 40'))).toEqual(['Café 2'])
  expect(find('  ')).toBe(shops)
  expect(find('店 40')).toHaveLength(0)
})

it('does not reuse cached text for other columns', () => {
  searchRows(shops, columns, '40')
  expect(searchRows(shops, columns.slice(0, 1), '40')).toHaveLength(0)
})

it('pages the rows, with at least one page', () => {
  expect(names(getPage(shops, 2, 2))).toEqual(['Café 2'])
  expect([lastPage(0, 20), lastPage(20, 20), lastPage(21, 20)]).toEqual([1, 1, 2])
})

it('precomputes while there is time, and continues from there', () => {
  let turns = 2
  const at = readAhead(shops, columns, 0, () => turns-- > 0)
  expect(at).toBe(2)
  expect(readAhead(shops, columns, at, () => true)).toBe(3)
})
