import { readFile } from 'node:fs/promises'
import { endpoints } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { writeAccessTable } from './access-table.ts'

test('docs/access.md is what tools/access-table.ts writes', async () => {
  const kept = await readFile(new URL('../../../../../../docs/access.md', import.meta.url), 'utf8')
  expect(kept).toBe(writeAccessTable(endpoints))
})

test('every endpoint has one row', () => {
  const table = writeAccessTable(endpoints)
  for (const { method, path, id } of endpoints)
    expect(table.split(`| ${method} ${path} | ${id} |`)).toHaveLength(2)
})
