import { expect, test } from 'vitest'
import type { DataColumn } from './table-column.ts'
import { toItems, visibleColumns } from './table-model.ts'

type Row = { id: string }
const column = (id: string, hideable?: boolean): DataColumn<Row> => ({
  id,
  header: id,
  cell: () => id,
  ...(hideable !== undefined && { hideable }),
})
const getId = ({ id }: Row) => id

test('hides a column, unless it cannot be hidden', () => {
  const columns = [column('code'), column('name', false), column('state')]
  expect(visibleColumns(columns, ['name', 'state']).map(({ id }) => id)).toEqual(['code', 'name'])
})

test('an expanded row is followed by its detail, and a selected one is marked', () => {
  const rows = [{ id: 'a' }, { id: 'b' }]
  const items = toItems(rows, getId, new Set(['b']), new Set(['a']))
  expect(items.map(({ key, kind, selected }) => [key, kind, selected])).toEqual([
    ['a', 'row', false],
    ['a/detail', 'detail', false],
    ['b', 'row', true],
  ])
})

test('ignores selected rows that are not on this page', () => {
  expect(toItems([{ id: 'a' }], getId, new Set(['z']), new Set(['z']))).toHaveLength(1)
})
