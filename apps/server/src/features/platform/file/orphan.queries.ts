import type { Handle, Tx } from '../../../db/db.ts'
import { rawQuery } from '../../../db/raw-query.ts'
import { isUnreferenced } from './file-reference.queries.ts'

type Named = { name: string }
const toNames = (rows: Named[]) => rows.map(({ name }) => name)

const lock = rawQuery<Named>({
  name: 'file.lockOrphans',
  row: { name: 'text' },
  sql: `select f.uuid_name as name from file f where f.created_at < {before} and ${isUnreferenced}
   order by f.created_at limit {most} for update of f skip locked`,
})
export const lockUnreferenced = async (tx: Tx, before: Date, most: number): Promise<string[]> =>
  toNames(await tx.run(lock, { before, most }))

const remove = rawQuery<Named>({
  name: 'file.deleteOrphans',
  row: { name: 'text' },
  sql: `delete from file f where f.uuid_name = any({names}) and ${isUnreferenced} returning f.uuid_name as name`,
})
export const deleteUnreferenced = async (tx: Tx, names: string[]): Promise<string[]> =>
  toNames(await tx.run(remove, { names }))

const anyRow = rawQuery({
  name: 'file.anyRow',
  row: { name: 'text' },
  sql: 'select uuid_name as name from file limit 1',
})
export const hasFiles = async (db: Handle): Promise<boolean> => (await db.run(anyRow, [])).length > 0

const withoutRow = rawQuery<Named>({
  name: 'file.withoutRow',
  row: { name: 'text' },
  sql: `select n.name from unnest({names}::text[]) as n (name)
   where not exists (select 1 from file f where f.uuid_name = n.name)`,
})
export const listNamesWithoutRow = async (db: Handle, names: string[]): Promise<string[]> =>
  toNames(await db.run(withoutRow, { names }))
