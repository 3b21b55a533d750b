import type { Deps } from '../../deps.ts'
import { type Mark, markOf } from './marks.ts'

/** Tables of the platform, and of bookkeeping that no endpoint shows. */
export const sharedTables = [
  'device',
  'device_key',
  'device_pairing',
  'log_cosignature',
  'log_head',
  'log_key',
  'log_leaf',
  'log_salt',
  'log_witness',
  'place',
  'route',
  'timetable',
  'vehicle',
  'auth_challenge',
  'email_link',
  'member_login',
  'payment_notice',
  'recovery_code',
  'totp',
  'refresh_token',
  'sign_in_proof',
  'sandbox_payment',
  'server_node',
  'session',
  'sign_in_failure',
  'spent_code',
]

/** Texts that are codes, names of files, hashes or secrets. The database refuses other values, or an answer's schema. */
export const codedColumns = [
  /[._](kind|type|status|state|mode|format|method|source|category|provider|reason|orientation)$/,
  /[._](mime|sha256|hash|color|icon|lang|language|rejected|channel|mobile|trim_by|on_quota_short|quota)$/,
  /[._](image|banner|video|picture|uuid_name|file_name)$/,
  /\.(line_channel_secret|line_access_token|line_login_channel_secret|mux_token|store_tax_number|request_key)$/,
  /[._](action|role|purpose)$/,
  // Empty until somebody changes an address.
  /[._]new_email$/,
  /^passkey\.(credential_id|user_handle|rp_id|public_key)$/,
  /^record_chain\.(head|signature)$/,
  /^report\.token$/,
  /^touch\.cell$/,
  /^game_room\.(code|host_node)$/,
]

type Column = { table: string; column: string }

/** Texts of this kind, except keys and codes that the database checks. */
const columnsText = `select c.table_name as "table", c.column_name as "column"
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
    and not c.table_name = any($1)
    and not exists (select 1 from pg_constraint k join pg_attribute a
        on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.conrelid = ('"' || c.table_name || '"')::regclass and a.attname = c.column_name
        and (k.contype in ('f', 'p') or k.contype = 'c' and pg_get_constraintdef(k.oid) like '%ANY (ARRAY%'))
  order by 1, 2`

export async function listMarkedColumns({ db }: Deps): Promise<Column[]> {
  const { rows } = await db.pool.query<Column>(columnsText, [sharedTables])
  return rows.filter(({ table, column }) => !codedColumns.some((code) => code.test(`${table}.${column}`)))
}

export async function getLastTransaction({ db }: Deps): Promise<number> {
  const { rows } = await db.pool.query<{ id: string }>('select txid_current() as id')
  return Number(rows[0]?.id)
}

/** A text of the column's own format. */
const textOf = (mark: Mark, { table, column }: Column) => {
  const word = `${markOf(mark)}-${table}-${column}-`
  const count = `row_number() over (order by ctid)`
  if (column === 'admin_account_key') return 'lower(admin_account)'
  if (/email/.test(column)) return `'${word.toLowerCase()}' || ${count} || '@example.tw'`
  if (/(url|uri|website|facebook|lineoa)$/.test(column)) return `'https://example.tw/${word}' || ${count}`
  return `'${word}' || ${count}`
}

/** Writes the mark into each text of the rows made after that transaction, unless it has it already. */
export async function markTexts(deps: Deps, mark: Mark, after: number): Promise<void> {
  const columns = await listMarkedColumns(deps)
  const client = await deps.db.pool.connect()
  try {
    // Ledgers refuse updates.
    await client.query(`begin; set local session_replication_role = replica`)
    for (const each of columns) await client.query(markText(mark, each), [after])
    await client.query('commit')
  } finally {
    client.release()
  }
}

const markText = (mark: Mark, { table, column }: Column) =>
  `update "${table}" r set "${column}" = m.text
   from (select ctid as at, ${textOf(mark, { table, column })} as text from "${table}"
     where xmin::text::bigint > $1 and "${column}" not ilike '%${markOf(mark)}%') m
   where r.ctid = m.at`

/** Tables without a row of the store, and texts without its mark. */
export async function listUnmarked(deps: Deps, mark: Mark): Promise<string[]> {
  const columns = await listMarkedColumns(deps)
  const found = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as name where not exists
        (select 1 from "${table}" where "${column}" ilike '%${markOf(mark)}%')`,
  )
  const { rows } = await deps.db.pool.query<{ name: string }>(found.join(' union all '))
  return rows.map(({ name }) => name)
}
