import { escapeIdentifier, type ClientBase } from 'pg'

export type Column = { name: string; type: string }
export type Table = { name: string; columns: Column[] }
export type Sequence = { name: string; next: string }
export type Partition = { name: string; parent: string; bound: string }
export type ForeignKey = { table: string; name: string; definition: string }

/** Every table that has its own rows, with its writable columns. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
           json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                    order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname
    order by c.relname`)
  return rows
}

/** The partitions of partitioned tables, which no migration creates. */
export async function listPartitions(client: ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
    where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r'
    order by c.relname`)
  return rows
}

export async function listSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string; step: string }>(`
    select c.relname as name, s.seqincrement::text as step
    from pg_class c join pg_sequence s on s.seqrelid = c.oid
    where c.relnamespace = 'public'::regnamespace
    order by c.relname`)
  const sequences: Sequence[] = []
  for (const { name, step } of rows) sequences.push({ name, next: await readNext(client, name, step) })
  return sequences
}

async function readNext(client: ClientBase, name: string, step: string): Promise<string> {
  const { rows } = await client.query<{ next: string }>(
    `select (last_value + case when is_called then $1::bigint else 0 end)::text as next from ${place(name)}`,
    [step],
  )
  return rows[0]?.next ?? '1'
}

export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.conparentid = 0 and r.relnamespace = 'public'::regnamespace
    order by r.relname, c.conname`)
  return rows
}

/** The applied migrations, oldest first. */
export async function listMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as table`,
  )
  if (!found[0]?.table) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

export async function listFilledTables(client: ClientBase, tables: Table[]): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ filled: boolean }>(
      `select exists (select from ${place(name)}) as filled`,
    )
    if (rows[0]?.filled) filled.push(name)
  }
  return filled
}

export const place = (name: string): string => `public.${escapeIdentifier(name)}`
export const columnList = (columns: Column[]): string =>
  columns.map(({ name }) => escapeIdentifier(name)).join(', ')
