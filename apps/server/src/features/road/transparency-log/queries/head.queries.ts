import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

export type LogHead = { size: number; root: string; note: string; keyId: number; at: Date }

const row = { size: 'int8', root: 'text', note: 'text', keyId: 'int4', at: 'timestamptz' } as const
const columns = 'size, root, note, key_id as "keyId", at'

const newest = rawQuery<LogHead>({
  name: 'log.newestHead',
  row,
  sql: `select ${columns} from log_head order by size desc limit 1`,
})
export const findNewestHead = async (db: Handle): Promise<LogHead | undefined> =>
  (await db.run(newest, []))[0]

const bySize = rawQuery<LogHead>({
  name: 'log.head',
  row,
  sql: `select ${columns} from log_head where size = $1::int8`,
})
export const findHead = async (db: Handle, size: number): Promise<LogHead | undefined> =>
  (await db.run(bySize, [size]))[0]

const after = rawQuery<LogHead>({
  name: 'log.headsAfter',
  row,
  sql: `select ${columns} from log_head where size > $1::int8 and size <= $2::int8 order by size limit $3`,
})
export const listHeadsAfter = (db: Handle, from: number, to: number, limit: number) =>
  db.run(after, [from, to, limit])

const insert = rawQuery({
  name: 'log.insertHead',
  row: {},
  sql: `insert into log_head (size, root, note, key_id, at) values ({size}::int8, {root}, {note}, {keyId}, {at})`,
})
export const insertHead = (tx: Tx, head: LogHead) => tx.run(insert, head)

const lock = rawQuery({
  name: 'log.lock',
  row: { pg_advisory_xact_lock: 'void' },
  sql: 'select pg_advisory_xact_lock(7304, 1)',
})
/** One server at a time writes the log; another waits. */
export const lockLog = (tx: Tx) => tx.run(lock, [])
