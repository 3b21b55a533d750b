import { readFile } from 'node:fs/promises'
import { endpoints } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { writeAccessTable } from './access-table.ts'

test('docs/access.md matches the output of tools/access-table.ts', async () => {
  const kept = await readFile(new URL('../../../../../../docs/access.md', import.meta.url), 'utf8')
  expect(kept).toBe(writeAccessTable(endpoints))
})

test('has one row per endpoint', () => {
  const table = writeAccessTable(endpoints)
  for (const { method, path, id } of endpoints)
    expect(table.split(`| ${method} ${path} | ${id} |`)).toHaveLength(2)
})
